/// Something that a feature says of items.
///
/// A feature declares a type of its own for it, and a property of ``LayoutItem`` that reads and
/// writes the value, both beside itself: no other file has to know of either.
@MainActor protocol ItemTrait: FeatureKey {
  /// Whether to set the value is a use of the item, so that the item cannot be replaced without those
  /// above; it is none where another item would be given the same.
  static var isUse: Bool { get }

  /// What fingers make of an item with a value.
  static func touch(_ value: Value) -> TouchResponse
}

extension ItemTrait {
  static var isUse: Bool { true }

  static func touch(_ value: Value) -> TouchResponse { .passes }
}

/// What fingers make of an item.
enum TouchResponse {
  /// They reach what is below.
  case passes
  /// They do not, but the item does nothing for a tap.
  case stops
  /// The item does something for them, and so does each visible leaf of it.
  case reacts
}

/// How many traits of an item change what fingers make of it.
struct TouchTraits {
  private(set) var stopping = 0
  private(set) var reacting = 0

  /// Counts a trait whose value changes.
  mutating func replace(_ old: TouchResponse, by new: TouchResponse) {
    add(old, -1)
    add(new, 1)
  }

  private mutating func add(_ response: TouchResponse, _ count: Int) {
    switch response {
    case .passes: break
    case .stops: stopping += count
    case .reacts: reacting += count
    }
  }
}
