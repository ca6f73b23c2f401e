import Synchronization

/// The texts that this test has recorded: only one can be written at a place.
enum RecordedTexts {
  /// A closure of a call.
  struct Place: Hashable {
    let file: String
    let line: UInt
    let column: UInt
    let offset: Int
  }

  private static let texts = Mutex<[Place: String?]>([:])

  /// Notes a text, unless there is another one.
  ///
  /// - Parameters:
  ///   - text: The text; `nil` for none.
  ///   - place: Where it is to be written.
  /// - Returns: The text that is written there.
  static func add(_ text: String?, at place: Place) -> String? {
    texts.withLock { texts in
      if let former = texts[place] { return former }
      texts[place] = .some(text)
      return text
    }
  }
}
