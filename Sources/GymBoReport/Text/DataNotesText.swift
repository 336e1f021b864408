extension TextPage {
  /// What the report was computed from, and how.
  mutating func write(_ notes: DataNotes, _ words: any Words) {
    heading(words.dataTitle)
    for file in notes.files {
      paragraph("\(words.rows(of: file))\(words.unit(of: file))", indent: 2, hanging: 2)
    }
    if notes.moreFiles > 0 { line(words.moreFiles(notes.moreFiles), indent: 2) }
    if !notes.mergedNames.isEmpty {
      paragraph(
        words.mergedNames(notes.mergedNames, more: notes.moreMergedNames), indent: 2, hanging: 2)
    }
    paragraph(words.issues(notes), indent: 2, hanging: 2)
    if let method = notes.method { paragraph(words.method(method), indent: 2, hanging: 2) }
  }
}
