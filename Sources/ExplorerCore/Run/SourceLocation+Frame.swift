package import SessionProtocol
package import SourceModel

extension SourceLocation {
  /// The place of a call; a host may name any line, of which none is less than 0 here.
  package init(_ frame: SourceFrame) { self.init(file: frame.file, line: max(0, frame.line)) }
}
