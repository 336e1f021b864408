extension String {
  /// In lower case, without accents: Übung is ubung.
  var folded: String {
    let marks: [Unicode.Scalar: Unicode.Scalar] = [
      "ä": "a", "á": "a", "à": "a", "â": "a", "ã": "a", "å": "a", "ç": "c", "é": "e", "è": "e",
      "ê": "e", "ë": "e", "ğ": "g", "í": "i", "ì": "i", "î": "i", "ï": "i", "ı": "i", "ñ": "n",
      "ö": "o", "ó": "o", "ò": "o", "ô": "o", "õ": "o", "ş": "s", "ü": "u", "ú": "u", "ù": "u",
      "û": "u", "ł": "l",
    ]
    var scalars = String.UnicodeScalarView()
    for scalar in lowercased().unicodeScalars where !(0x300...0x36F).contains(scalar.value) {
      scalars.append(marks[scalar] ?? scalar)
    }
    return String(scalars)
  }
}
