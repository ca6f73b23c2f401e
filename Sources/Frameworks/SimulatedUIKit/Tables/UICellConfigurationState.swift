/// How a view, cell, header or footer is, which its look may depend on.
@MainActor @preconcurrency
public protocol UIConfigurationState {
  /// How the device shows things.
  var traitCollection: UITraitCollection { get set }
  /// A value that an app has added.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How a view is.
@MainActor @preconcurrency
public struct UIViewConfigurationState: UIConfigurationState {
  /// How the device shows things.
  public var traitCollection: UITraitCollection
  /// Whether it is disabled.
  public var isDisabled = false
  /// Whether it is touched.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether keys go to it; none do here.
  public var isFocused = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the usual state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value that an app has added.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// How a cell is.
@MainActor @preconcurrency
public struct UICellConfigurationState: UIConfigurationState {
  /// How the device shows things.
  public var traitCollection: UITraitCollection
  /// Whether it is disabled.
  public var isDisabled = false
  /// Whether it is touched.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether keys go to it; none do here.
  public var isFocused = false
  /// Whether it is edited.
  public var isEditing = false
  /// Whether the items below it show.
  public var isExpanded = false
  /// Whether a swipe has moved it; it is told of none here.
  public var isSwiped = false
  /// Whether it is being moved; none is here.
  public var isReordering = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the usual state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value that an app has added.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
