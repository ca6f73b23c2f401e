import SimulatedUIKit

/// What assistive technologies are told.
public enum AccessibilityNotification {
  /// Something is read out.
  public struct Announcement: Sendable {
    private let text: String

    /// A text.
    @_disfavoredOverload
    public init(_ announcement: String) { text = announcement }

    /// A text with attributes.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// A localized text.
    public init(_ announcement: LocalizedStringKey) { text = Text(announcement).content }

    /// Tells assistive technologies.
    public func post() {
      UIAccessibility.post(notification: .announcement, argument: text)
    }
  }

  /// Parts of the screen have changed.
  public struct LayoutChanged {
    /// With an element that comes next.
    public init(_ element: Any? = nil) {}

    /// Tells assistive technologies.
    public func post() { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
  }

  /// Most of the screen has changed.
  public struct ScreenChanged {
    /// With an element that comes next.
    public init(_ element: Any? = nil) {}

    /// Tells assistive technologies.
    public func post() { UIAccessibility.post(notification: .screenChanged, argument: nil) }
  }

  /// The screen has been scrolled.
  public struct PageScrolled: Sendable {
    private let text: String

    /// With what is said of it.
    public init(_ announcement: String) { text = announcement }

    /// Tells assistive technologies.
    public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
  }
}
