import Foundation

/// Cuts what a host prints into lines and leaves out most of a flood.
struct LineCutter {
  private var partial = ""
  private var lines: [String] = []
  private var omitted = 0

  /// How many lines are kept between two calls of ``takeLines()``.
  private let lineLimit: Int
  /// How long a line may be, in characters.
  private let widthLimit: Int

  /// Creates a cutter.
  init(lineLimit: Int = 200, widthLimit: Int = 2000) {
    self.lineLimit = lineLimit
    self.widthLimit = widthLimit
  }

  /// Takes more output.
  mutating func append(_ output: Data) {
    let pieces = String(decoding: output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      if index > 0 { endLine() }
      let room = widthLimit - partial.count
      if room > 0 { partial += piece.prefix(room) }
    }
  }

  /// The complete lines since the last call, with a note if some were left out.
  mutating func takeLines() -> [String] {
    defer {
      lines = []
      omitted = 0
    }
    return omitted == 0 ? lines : lines + ["… \(omitted) more lines"]
  }

  private mutating func endLine() {
    if lines.count < lineLimit { lines.append(partial) } else { omitted += 1 }
    partial = ""
  }
}
