/// Kinds of shortcomings that an accessibility audit looks for; the bits are Apple's.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Text that is hard to tell from its ground; needs the colours of the real screen, which a
  /// simulated one does not have: never found.
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  /// Something that is seen but is no element.
  ///
  /// Everything that the simulated screen shows is an element: never found.
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  /// An area too small to hit.
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  /// A control that says nothing about itself, or nothing fit for people.
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  /// Text that does not grow with the chosen text size; needs the app's fonts: never found.
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  /// Text that does not fit; the simulated screen lets text have its room: never found.
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  /// Traits that contradict each other.
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// Missing actions, on macOS: never found.
  public static let action = XCUIAccessibilityAuditType(rawValue: 1 << 32)
  /// Contradictions between elements and what they contain, on macOS: never found.
  public static let parentChild = XCUIAccessibilityAuditType(rawValue: 1 << 33)
  /// All kinds.
  public static let all = XCUIAccessibilityAuditType(rawValue: ~0)
}
