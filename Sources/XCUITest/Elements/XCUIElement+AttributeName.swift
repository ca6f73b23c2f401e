extension XCUIElement {
  /// The name of an attribute in a snapshot's `dictionaryRepresentation`.
  ///
  /// Apple does not document the raw values; here each is the name of its constant.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The snapshots of the elements directly below.
    public static let children = AttributeName(rawValue: "children")
    /// The kind of element, as a number.
    public static let elementType = AttributeName(rawValue: "elementType")
    /// Whether the element accepts interaction.
    public static let enabled = AttributeName(rawValue: "enabled")
    /// Position and size, as a dictionary of `X`, `Y`, `Width` and `Height`.
    public static let frame = AttributeName(rawValue: "frame")
    /// Whether the element has keyboard focus.
    public static let hasFocus = AttributeName(rawValue: "hasFocus")
    /// The horizontal size class, as a number.
    public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
    /// `accessibilityIdentifier`.
    public static let identifier = AttributeName(rawValue: "identifier")
    /// What VoiceOver reads first.
    public static let label = AttributeName(rawValue: "label")
    /// The placeholder of a text input.
    public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
    /// Whether the element is selected.
    public static let selected = AttributeName(rawValue: "selected")
    /// The title.
    public static let title = AttributeName(rawValue: "title")
    /// The value.
    public static let value = AttributeName(rawValue: "value")
    /// The vertical size class, as a number.
    public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
  }
}
