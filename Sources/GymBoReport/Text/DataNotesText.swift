extension TextPage {
  /// What was read and where more is, in the short report.
  mutating func writeBrief(_ notes: DataNotes, _ words: any Words) {
    paragraph(words.read(notes), hanging: 2)
    if notes.assumesKilograms { paragraph(words.kilogramsAssumed, hanging: 2) }
    paragraph(words.more(notes), hanging: 2)
  }

  /// What the report was computed from, and how.
  mutating func writeDetails(_ notes: DataNotes, _ words: any Words) {
    heading(words.dataTitle)
    for file in notes.files {
      paragraph("\(words.rows(of: file))\(words.unit(of: file))", indent: 2, hanging: 2)
    }
    if notes.moreFiles > 0 { line(words.moreFiles(notes.moreFiles), indent: 2) }
    if notes.assumesKilograms { paragraph(words.kilogramsAssumed, indent: 2, hanging: 2) }
    if !notes.mergedNames.isEmpty {
      paragraph(
        words.mergedNames(notes.mergedNames, more: notes.moreMergedNames), indent: 2, hanging: 2)
    }
    paragraph(words.issues(notes), indent: 2, hanging: 2)
    if let method = notes.method { paragraph(words.method(method), indent: 2, hanging: 2) }
  }
}
