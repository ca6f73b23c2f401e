package import Foundation

/// A compact form: what is empty or has its usual value is left out, and a frame is four numbers.
extension Element: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
    case type = "t"
    case identifier = "i"
    case label = "l"
    case title
    case value = "v"
    case placeholderValue = "p"
    case frame = "f"
    case isDisabled = "off"
    case isSelected = "sel"
    case hasFocus = "focus"
    case hitPoint = "hit"
    case traits
    case appearance = "look"
    case depth = "d"
    case descendantCount = "n"
  }

  /// Writes the element, leaving out what is empty.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(type, forKey: .type)
    if !identifier.isEmpty { try container.encode(identifier, forKey: .identifier) }
    if !label.isEmpty { try container.encode(label, forKey: .label) }
    if !title.isEmpty { try container.encode(title, forKey: .title) }
    try container.encodeIfPresent(value, forKey: .value)
    try container.encodeIfPresent(placeholderValue, forKey: .placeholderValue)
    try container.encode(
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(Self.rounded),
      forKey: .frame)
    if !isEnabled { try container.encode(true, forKey: .isDisabled) }
    if isSelected { try container.encode(true, forKey: .isSelected) }
    if hasFocus { try container.encode(true, forKey: .hasFocus) }
    if let hitPoint {
      try container.encode([hitPoint.x, hitPoint.y].map(Self.rounded), forKey: .hitPoint)
    }
    if !traits.isEmpty { try container.encode(traits.rawValue, forKey: .traits) }
    try container.encodeIfPresent(appearance, forKey: .appearance)
    try container.encode(depth, forKey: .depth)
    if descendantCount > 0 { try container.encode(descendantCount, forKey: .descendantCount) }
  }

  /// Reads an element that `encode(to:)` wrote.
  ///
  /// - Throws: `DecodingError` when a frame or point has the wrong number of coordinates.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let frame = try container.decode([Double].self, forKey: .frame)
    let hit = try container.decodeIfPresent([Double].self, forKey: .hitPoint)
    guard frame.count == 4, hit.map({ $0.count == 2 }) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .frame, in: container, debugDescription: "a frame has 4 numbers, a point 2")
    }
    self.init(
      id: try container.decode(Int.self, forKey: .id),
      type: try container.decode(ElementType.self, forKey: .type),
      identifier: try container.decodeIfPresent(String.self, forKey: .identifier) ?? "",
      label: try container.decodeIfPresent(String.self, forKey: .label) ?? "",
      title: try container.decodeIfPresent(String.self, forKey: .title) ?? "",
      value: try container.decodeIfPresent(String.self, forKey: .value),
      placeholderValue: try container.decodeIfPresent(String.self, forKey: .placeholderValue),
      frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      isEnabled: !(try container.decodeIfPresent(Bool.self, forKey: .isDisabled) ?? false),
      isSelected: try container.decodeIfPresent(Bool.self, forKey: .isSelected) ?? false,
      hasFocus: try container.decodeIfPresent(Bool.self, forKey: .hasFocus) ?? false,
      hitPoint: hit.map { CGPoint(x: $0[0], y: $0[1]) },
      traits: ElementTraits(
        rawValue: try container.decodeIfPresent(UInt.self, forKey: .traits) ?? 0),
      appearance: try container.decodeIfPresent(ElementAppearance.self, forKey: .appearance))
    depth = try container.decode(Int.self, forKey: .depth)
    descendantCount = try container.decodeIfPresent(Int.self, forKey: .descendantCount) ?? 0
  }

  /// Coordinates are kept to a tenth of a point: Xcode prints no more, and the text stays short.
  private static func rounded(_ value: CGFloat) -> Double { (Double(value) * 10).rounded() / 10 }
}
