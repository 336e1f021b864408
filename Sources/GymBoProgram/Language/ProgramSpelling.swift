internal import GymBoLog

extension String {
  /// A name as the catalogue reads it: programs write "Bench Press, Dumbbell" for "Bench Press (Dumbbell)".
  package var catalogueSpelling: String {
    guard let comma = lastIndex(of: ",") else { return self }
    let implement = self[index(after: comma)...].drop { $0.isWhitespace }
    return implement.isEmpty ? self : "\(self[..<comma]) (\(implement))"
  }

  /// A name with its implement in parentheses, as apps export it, in the spelling of programs: "Bench Press (Dumbbell)" is
  /// "Bench Press, Dumbbell".
  /// - Returns: nil for other names.
  var programSpelling: String? {
    guard last == ")", let open = firstIndex(of: "(") else { return nil }
    let name = self[..<open].trimmed
    let implement = self[index(after: open)...].dropLast().trimmed
    let isPlain = { (part: String) in
      !part.isEmpty && !part.contains { "{}()#[]".contains($0) }
    }
    guard isPlain(name), isPlain(implement), !implement.contains(",") else { return nil }
    return "\(name), \(implement)"
  }
}
