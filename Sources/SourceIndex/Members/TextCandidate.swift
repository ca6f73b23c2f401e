import SourceModel

/// One text that an expression may stand for, as far as it is known.
struct TextCandidate: Hashable {
  /// What is known, in order; between two pieces stands any text.
  var pieces: [String]
  /// Where the pieces are written.
  var origins: [CodeOrigin] = []
  /// Whether it is put together, so that no single literal is the text.
  var isComposed = false
  /// The member that puts it together.
  var composer: String?
  /// The members that decide what it is, as they hand over a part of it or are its raw value.
  var givers: [String] = []

  /// Any text.
  static let open = TextCandidate(pieces: ["", ""])

  /// The text, if all of it is known.
  var text: String? { pieces.count == 1 ? pieces[0] : nil }

  /// This text and then another.
  ///
  /// - Parameters:
  ///   - other: The text after it.
  ///   - member: The member that puts them together.
  /// - Returns: Both, as one text.
  func followed(by other: TextCandidate, in member: String) -> TextCandidate {
    let middle = (pieces.last ?? "") + (other.pieces.first ?? "")
    return TextCandidate(
      pieces: pieces.dropLast() + [middle] + other.pieces.dropFirst(),
      origins: origins + other.origins, isComposed: true, composer: member,
      givers: givers + other.givers)
  }

  /// The origins, each with the whole text and how it stands in the source.
  var finishedOrigins: [CodeOrigin] {
    let text = pieces.joined(separator: "…")
    return origins.map { origin in
      var origin = origin
      origin.text = text
      if isComposed || pieces.count > 1 {
        origin.form = .part
        let isGiver = origin.member.map(givers.contains) ?? false
        if !isGiver { origin.decider = givers.first ?? composer ?? origin.member }
      }
      return origin
    }
  }
}
