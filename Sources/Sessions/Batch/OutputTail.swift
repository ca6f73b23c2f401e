/// The last of what a process printed: bounded, however much it prints.
struct OutputTail {
  private var bytes: [UInt8] = []
  private var dropped = 0
  private let limit: Int

  /// Creates an empty tail.
  ///
  /// - Parameter limit: How many bytes are kept.
  init(limit: Int = 64 << 10) { self.limit = limit }

  /// Takes more output.
  mutating func append(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more)
    // Cut rarely, so that a flood costs time in proportion to its size.
    guard bytes.count > 2 * limit else { return }
    dropped += bytes.count - limit
    bytes.removeFirst(bytes.count - limit)
  }

  /// The text, led by a note on what is missing.
  var text: String {
    let kept = bytes.suffix(limit)
    let missing = dropped + bytes.count - kept.count
    let text = String(decoding: kept, as: UTF8.self)
    return missing == 0 ? text : "… \(missing) bytes left out …\n\(text)"
  }
}
