/// What the command line asks for.
struct Request {
  /// Every k-th session day and every k-th week is looked at.
  var every = 1
  /// Files whose name contains one of these; all where there are none.
  var files: [String] = []
  /// Whether every hit is listed.
  var listsHits = false

  static let usage = "usage: AdviceBenchmark [--every K] [--files TEXT[,TEXT…]] [--hits]"

  /// - Returns: nil for arguments that mean nothing.
  init?(_ arguments: some Sequence<String>) {
    var iterator = arguments.makeIterator()
    while let argument = iterator.next() {
      switch argument {
      case "--every":
        guard let number = iterator.next().flatMap({ Int($0) }), number > 0 else { return nil }
        every = number
      case "--files":
        guard let names = iterator.next() else { return nil }
        files = names.split(separator: ",").map(String.init)
      case "--hits": listsHits = true
      default: return nil
      }
    }
  }
}
