import SessionProtocol

/// What a host has printed and nobody has taken yet, cut where the run's events were sent.
///
/// A pure value over bytes in pieces of any size.
struct MarkedOutput {
  /// A part of the output.
  enum Piece: Hashable {
    /// Something printed; never empty.
    case text([UInt8])
    /// An event was sent here.
    case mark(Int)
  }

  private var bytes: [UInt8] = []

  /// Takes more output.
  mutating func append(_ more: some Collection<UInt8>) { bytes += more }

  /// How many bytes wait.
  var count: Int { bytes.count }

  /// Takes everything that is complete, in order, up to a mark that `stop` holds for; that one
  /// stays.
  ///
  /// - Parameters:
  ///   - isOver: Whether no more comes, so that the beginning of a mark is text.
  ///   - stop: Asked about each mark.
  ///   - body: Given each piece.
  /// - Returns: Whether a mark has stopped it.
  @discardableResult
  mutating func take(
    isOver: Bool = false, until stop: (Int) -> Bool = { _ in false }, _ body: (Piece) -> Void
  ) -> Bool {
    var position = 0
    defer { bytes.removeFirst(position) }
    while position < bytes.count {
      let start = bytes[position...].firstIndex(of: OutputMark.delimiter) ?? bytes.count
      if start > position { body(.text(Array(bytes[position..<start]))) }
      position = start
      guard start < bytes.count else { return false }
      let inside = bytes[(start + 1)...].prefix(OutputMark.longest)
      guard let end = inside.firstIndex(of: OutputMark.delimiter) else {
        // It may go on in the next piece, unless it is too long for a mark.
        guard isOver || inside.count == OutputMark.longest else { return false }
        body(.text([OutputMark.delimiter]))
        position += 1
        continue
      }
      if let index = OutputMark.index(between: bytes[(start + 1)..<end]) {
        if stop(index) { return true }
        body(.mark(index))
        position = end + 1
      } else {
        body(.text([OutputMark.delimiter]))
        position += 1
      }
    }
    return false
  }
}
