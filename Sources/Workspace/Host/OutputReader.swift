/// Reads what a host and its runs print, up to the place of an event.
struct OutputReader {
  private let source: DescriptorReader
  private var printed = MarkedOutput()

  /// How much of the output waits for the event that it follows, in bytes.
  private static let waitingLimit = 1 << 20

  /// Reads output from a descriptor.
  init(from source: DescriptorReader) { self.source = source }

  /// Hands over what was printed up to the mark of an event.
  ///
  /// - Parameters:
  ///   - isOver: Whether the run is over, so that the beginning of a mark is text.
  ///   - deadline: When to leave the rest for the next call.
  ///   - stop: Whether an event's mark is the one to stop at.
  ///   - onOutput: Given what was printed, in pieces.
  /// - Returns: Whether that is all; otherwise the time was up.
  mutating func handOver(
    isOver: Bool = false, by deadline: ContinuousClock.Instant, until stop: (Int) -> Bool,
    _ onOutput: ([UInt8]) -> Void
  ) -> Bool {
    while !takePrinted(isOver: isOver, until: stop, onOutput) {
      // A flood is read to its end here, so that it is not in the way of what comes after it.
      guard ContinuousClock.now < deadline else { return false }
      guard let bytes = source.take(), !bytes.isEmpty else { return true }
      printed.append(bytes)
    }
    return true
  }

  /// Hands over what is there already.
  ///
  /// - Returns: Whether a mark has stopped it.
  private mutating func takePrinted(
    isOver: Bool, until stop: (Int) -> Bool, _ onOutput: ([UInt8]) -> Void
  ) -> Bool {
    let waits = printed.count < Self.waitingLimit
    return printed.take(isOver: isOver, until: { waits && stop($0) }) {
      if case .text(let text) = $0 { onOutput(text) }
    }
  }
}
