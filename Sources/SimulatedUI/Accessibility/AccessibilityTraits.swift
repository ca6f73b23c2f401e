import ElementModel

/// What VoiceOver says about an element besides its label.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// Text.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 6)
  /// A modal container.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 7)
  /// Something that plays sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 8)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 9)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// A summary shown when the app starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 11)
  /// Something that is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 12)
  /// Something that plays sound or film when it is activated.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 13)
  /// Something that is touched directly, such as the keys of a piano.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 14)
  /// Something that turns the page once it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 15)
  /// A row of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// Element types that traits make, the strongest first.
  private static let types: [(trait: AccessibilityTraits, type: ElementType)] = [
    (.isButton, .button), (.isLink, .link), (.isImage, .image), (.isSearchField, .searchField),
    (.isToggle, .switch), (.isKeyboardKey, .key), (.isTabBar, .tabBar),
    (.isStaticText, .staticText),
  ]

  /// Gives an element these traits.
  func add(to element: inout ElementDescription) {
    if let made = Self.types.first(where: { contains($0.trait) }) { element.type = made.type }
    if contains(.isSelected) { element.isSelected = true }
    if contains(.isHeader) { element.traits.insert(.header) }
    if contains(.isModal) { element.traits.insert(.modal) }
  }

  /// Takes these traits from an element; without the one that makes its type, it is any element.
  func remove(from element: inout ElementDescription) {
    if contains(.isSelected) { element.isSelected = false }
    if contains(.isHeader) { element.traits.remove(.header) }
    if contains(.isModal) { element.traits.remove(.modal) }
    // Fields, switches and the like have their types of what they are, not of traits.
    let type = element.type
    if Self.types.contains(where: { contains($0.trait) && $0.type == type }) {
      element.type = .other
    }
  }
}
