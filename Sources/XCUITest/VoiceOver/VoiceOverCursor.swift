import ElementModel

/// Where a screen reader is among the elements that have something to say.
struct VoiceOverCursor: Hashable {
  /// The element's identity; `nil` before the first move.
  private var current: Int?

  /// The element it is on, or the first one.
  mutating func stay(in tree: ElementTree) -> Element? { place(at: index(in: tree), in: tree) }

  /// Moves to the next element, if there is one.
  mutating func moveForward(in tree: ElementTree) -> Element? {
    guard let index = index(in: tree) else { return nil }
    return place(at: Self.stops(of: tree).first { $0 > index }, in: tree)
  }

  /// Moves to the element before, if there is one.
  mutating func moveBackward(in tree: ElementTree) -> Element? {
    guard let index = index(in: tree) else { return nil }
    return place(at: Self.stops(of: tree).last { $0 < index }, in: tree)
  }

  /// Moves to the first element within, if there is one.
  mutating func moveIn(in tree: ElementTree) -> Element? {
    guard let index = index(in: tree) else { return nil }
    let range = tree.descendants(of: index)
    return place(at: Self.stops(of: tree).first { range.contains($0) }, in: tree)
  }

  /// Moves to the element around, if there is one.
  mutating func moveOut(in tree: ElementTree) -> Element? {
    guard let index = index(in: tree) else { return nil }
    let around = Set(tree.path(to: index).dropLast())
    return place(at: Self.stops(of: tree).last { around.contains($0) }, in: tree)
  }

  private mutating func place(at index: Int?, in tree: ElementTree) -> Element? {
    guard let index else { return nil }
    current = tree.elements[index].id
    return tree.elements[index]
  }

  /// Where it is; the first stop when its element has gone or it has not moved yet.
  private func index(in tree: ElementTree) -> Int? {
    current.flatMap { tree.index(ofElementWithID: $0) } ?? Self.stops(of: tree).first
  }

  /// The elements that have something to say, the app itself left out.
  private static func stops(of tree: ElementTree) -> [Int] {
    tree.accessibleElements.dropFirst().filter { !tree.elements[$0].label.isEmpty }
  }
}

extension Element {
  /// What a screen reader says about the element.
  var utterance: String {
    var parts = isSelected ? ["Selected"] : []
    parts.append(label)
    if let value, !value.isEmpty, value != label { parts.append(value) }
    if let kind = spokenKind { parts.append(kind) }
    if !isEnabled { parts.append("Dimmed") }
    return parts.joined(separator: ", ")
  }

  private var spokenKind: String? {
    switch type {
    case .button: "Button"
    case .link: "Link"
    case .image: "Image"
    case .switch: "Switch Button"
    case .slider: "Adjustable"
    case .tab: "Tab"
    case .textField, .textView: "Text Field"
    case .secureTextField: "Secure Text Field"
    case .searchField: "Search Field"
    case .staticText where traits.contains(.header): "Heading"
    default: nil
    }
  }
}
