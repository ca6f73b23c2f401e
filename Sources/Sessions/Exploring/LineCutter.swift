/// Cuts what a host prints into lines and leaves out most of a flood.
///
/// It cuts bytes, as output comes in pieces that may end within a character.
package struct LineCutter {
  private var partial: [UInt8] = []
  private var lines: [String] = []
  private var omitted = 0

  /// How many lines are kept between two calls of ``takeLines()``.
  private let lineLimit: Int
  /// How long a line may be, in bytes.
  private let widthLimit: Int

  /// Creates a cutter.
  ///
  /// - Parameters:
  ///   - lineLimit: How many lines are kept between two calls of ``takeLines()``.
  ///   - widthLimit: How long a line may be, in bytes.
  package init(lineLimit: Int = 200, widthLimit: Int = 4000) {
    self.lineLimit = lineLimit
    self.widthLimit = widthLimit
  }

  /// Takes more output.
  package mutating func append(_ output: some Collection<UInt8>) {
    let pieces = output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      if index > 0 { endLine() }
      partial += piece.prefix(widthLimit - partial.count)
    }
  }

  /// Ends a line that has no end of its own: nothing more comes.
  package mutating func finish() {
    if !partial.isEmpty { endLine() }
  }

  /// The complete lines since the last call, with a note if some were left out.
  package mutating func takeLines() -> [String] {
    defer {
      lines = []
      omitted = 0
    }
    return omitted == 0 ? lines : lines + ["… \(omitted) more lines"]
  }

  private mutating func endLine() {
    if partial.last == UInt8(ascii: "\r") { partial.removeLast() }
    if lines.count < lineLimit {
      lines.append(String(decoding: partial, as: UTF8.self))
    } else {
      omitted += 1
    }
    partial = []
  }
}
