/// A text in what a method does, in which arguments of a call of it may stand: `expense.\(title)`.
package struct DeedText: Codable, Hashable, Sendable {
  /// A part of it.
  package enum Piece: Codable, Hashable, Sendable {
    /// Words that are always there.
    case text(String)
    /// What a call of the method gives.
    case argument(DeedArgument)
    /// Something that only a run can tell.
    case unknown
  }

  /// The parts, in order; of two texts side by side one is made.
  package private(set) var pieces: [Piece]

  /// Creates a text.
  package init(_ pieces: [Piece] = []) {
    self.pieces = []
    for piece in pieces { append(piece) }
  }

  /// Creates a text that is always the same.
  package init(_ text: String) { self.init([.text(text)]) }

  private mutating func append(_ piece: Piece) {
    if case .text(let more) = piece {
      if more.isEmpty { return }
      if case .text(let text)? = pieces.last {
        pieces[pieces.count - 1] = .text(text + more)
        return
      }
    }
    pieces.append(piece)
  }

  /// One text after another.
  package static func + (left: DeedText, right: DeedText) -> DeedText {
    DeedText(left.pieces + right.pieces)
  }

  /// The whole text, where no argument and nothing unknown stands in it.
  package var constant: String? {
    switch pieces.count {
    case 0: ""
    case 1: if case .text(let text) = pieces[0] { text } else { nil }
    default: nil
    }
  }

  /// The arguments that stand in it.
  package var arguments: [DeedArgument] {
    pieces.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
  }

  /// The text with arguments in it.
  ///
  /// - Parameter values: What the arguments are.
  /// - Returns: The text; `nil` where one is missing, or only a run can tell.
  package func text(with values: [DeedArgument: String]) -> String? {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .argument(let argument):
        guard let value = values[argument] else { return nil }
        text += value
      case .unknown: return nil
      }
    }
    return text
  }

  /// What the arguments in it must be for it to be a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - known: Arguments that are known already.
  /// - Returns: All of them; `nil` where it can never be that text.
  package func values(
    matching text: String, knowing known: [DeedArgument: String] = [:]
  ) -> [DeedArgument: String]? {
    Self.match(pieces[...], text[...], known)
  }

  private static func match(
    _ pieces: ArraySlice<Piece>, _ text: Substring, _ known: [DeedArgument: String]
  ) -> [DeedArgument: String]? {
    guard let first = pieces.first else { return text.isEmpty ? known : nil }
    let rest = pieces.dropFirst()
    switch first {
    case .text(let part):
      return text.hasPrefix(part) ? match(rest, text.dropFirst(part.count), known) : nil
    case .argument(let argument):
      if let value = known[argument] {
        return text.hasPrefix(value) ? match(rest, text.dropFirst(value.count), known) : nil
      }
      return open(rest, text, known) { value, known in known[argument] = value }
    case .unknown:
      // Keys that delete what was there before are counted by the run.
      let deletes = text.prefix { $0 == "\u{7f}" || $0 == "\u{8}" }.count
      return open(rest, text, known, from: deletes) { _, _ in }
    }
  }

  /// Tries the lengths of a part that may be anything, the shortest that fits first.
  private static func open(
    _ rest: ArraySlice<Piece>, _ text: Substring, _ known: [DeedArgument: String],
    from least: Int = 0, _ note: (String, inout [DeedArgument: String]) -> Void
  ) -> [DeedArgument: String]? {
    let lengths = rest.isEmpty ? text.count...text.count : least...text.count
    for length in lengths {
      var known = known
      note(String(text.prefix(length)), &known)
      if let found = match(rest, text.dropFirst(length), known) { return found }
    }
    return nil
  }
}
