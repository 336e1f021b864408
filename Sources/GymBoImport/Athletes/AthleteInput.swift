/// An opened file of a batch: the export of one athlete, or a file of many athletes.
package enum AthleteInput {
  case one(InputFile)
  case many(AthleteFile)

  /// Opens a file and decides by its header which of the two it is.
  package init(path: String, options: ImportOptions) throws(ImportError) {
    let stream = try ByteStream(path: path)
    var (bytes, isAtEnd) = try stream.read(count: AthleteFile.usualBlock)
    // A file in UTF-16 is turned into UTF-8 whole, so it can be that of one athlete only.
    let isWide = TextEncoding.wideOrder(bytes) != nil
    let start = InputFile(name: stream.name, bytes: bytes)
    // So is one that is laid out in another way than a row a set.
    if !isWide, !start.isDatabase, start.layout == nil,
      let file = try AthleteFile(stream, first: bytes, isAtEnd: isAtEnd, options: options)
    {
      self = .many(file)
      return
    }
    if let size = stream.size { try InputFile.checkSize(size, of: stream) }
    while !isAtEnd {
      (bytes, isAtEnd) = try stream.read(after: bytes[...], count: bytes.count)
      try InputFile.checkSize(bytes.count, of: stream)
    }
    self = .one(InputFile(name: stream.name, bytes: bytes))
  }
}
