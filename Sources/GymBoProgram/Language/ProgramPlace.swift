/// A place in the text of a program: line and column, both from 1. Columns count Unicode scalars of the original line.
package struct ProgramPlace: Sendable, Hashable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1.
  package let column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// The beginning of a line.
  static func start(ofLine line: Int) -> ProgramPlace { ProgramPlace(line: line, column: 1) }
}
