/// A gesture or typing that is about to be performed.
package struct Action: Hashable, Sendable {
  /// What is done, a text covered that goes into a secure field.
  package var kind: ActionKind
  /// The text that ``kind`` covers; `nil` where it covers none, and in traces.
  package var secret: String?
  /// The element as messages name it, such as `"Settings" Button`; `Device` where it is none.
  package var target: String
  /// What logs say that it is done to, where that is not the target: a point of it.
  package var place: String?
  /// The element's identity in the latest screen, if it was found.
  package var elementID: Int?
  /// What the element was looked for by, outermost first; `nil` in batch runs, and where nothing is.
  package var searched: [SearchedKey]?

  /// Creates the content.
  ///
  /// - Parameters:
  ///   - kind: What is done.
  ///   - target: The element as messages name it.
  ///   - place: What logs say that it is done to; taken to be the target when `nil`.
  ///   - elementID: The element's identity in the latest screen, if it was found.
  ///   - searched: What the element was looked for by.
  ///   - isSecret: Whether a text goes into a secure field.
  package init(
    _ kind: ActionKind, on target: String, place: String? = nil, elementID: Int? = nil,
    searched: [SearchedKey]? = nil, isSecret: Bool = false
  ) {
    self.kind = isSecret ? kind.covered : kind
    if isSecret, case .type(let text) = kind { secret = text }
    self.target = target
    self.place = place == target ? nil : place
    self.elementID = elementID
    self.searched = searched
  }

  /// What is done, with the text that goes into a secure field.
  package var uncoveredKind: ActionKind { secret.map { .type(text: $0) } ?? kind }
}

/// The title is there for readers of the JSON; it follows from the rest.
extension Action: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, title, target, place, elementID, searched, secret
  }

  /// Writes the action with its title.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(title, forKey: .title)
    try container.encode(target, forKey: .target)
    try container.encodeIfPresent(place, forKey: .place)
    try container.encodeIfPresent(elementID, forKey: .elementID)
    try container.encodeIfPresent(searched, forKey: .searched)
    try container.encodeIfPresent(secret, forKey: .secret)
  }

  /// Reads an action; of one that version 2 wrote, the kind from its title.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let target = try container.decode(String.self, forKey: .target)
    let elementID = try container.decodeIfPresent(Int.self, forKey: .elementID)
    let searched = try container.decodeIfPresent([SearchedKey].self, forKey: .searched)
    if let kind = try container.decodeIfPresent(ActionKind.self, forKey: .kind) {
      let place = try container.decodeIfPresent(String.self, forKey: .place)
      self.init(kind, on: target, place: place, elementID: elementID, searched: searched)
      secret = try container.decodeIfPresent(String.self, forKey: .secret)
    } else {
      let title = try container.decode(String.self, forKey: .title)
      let (kind, place) = Version2.action(titled: title, on: target)
      self.init(kind, on: target, place: place, elementID: elementID, searched: searched)
    }
  }
}
