// Actions of assistive technologies. XCTest offers none to perform them: a tap of a test is a finger
// on the screen. So they compile, and an element is what it is without them.

/// What an assistive technology can have an element do.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// A tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Going back, or closing what is in front.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What matters most just now, such as taking a call.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Deleting, on other systems.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Showing a menu, on other systems.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  private init(name: String) { self.name = name }

  /// An action with a name.
  public init(named name: Text) { self.init(name: name.content) }
}

/// Where several actions are offered.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  /// Among all others.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Among those that edit.
  public static let edit = AccessibilityActionCategory(name: "edit")

  private init(name: String) { self.name = name }

  /// A category with a name.
  public init(_ name: Text) { self.init(name: name.content) }

  /// A category with a localized name.
  public init(_ nameKey: LocalizedStringKey) { self.init(name: Text(nameKey).content) }

  /// A category with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(name: String(name)) }
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// How an assistive technology zooms.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Closer or further away.
  public enum Direction: Hashable, Sendable {
    /// Closer.
    case zoomIn
    /// Further away.
    case zoomOut
  }

  /// Closer or further away.
  public let direction: Direction
  /// Where, as a part of the view.
  public let location: UnitPoint
  /// Where, in points of the view.
  public let point: CGPoint
}

/// How an element is touched directly, without the person's assistive technology in between.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Only once it has been activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Without it being read out.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
  /// Runs an action when an assistive technology asks for it.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Runs a named action when an assistive technology asks for it.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }

  /// Runs a named action when an assistive technology asks for it.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Runs a named action when an assistive technology asks for it.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Runs an action with a label of its own when an assistive technology asks for it.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Offers what buttons do to assistive technologies.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Offers what buttons do to assistive technologies, in a category.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Adjusts a value when an assistive technology asks for it.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Scrolls when an assistive technology asks for it.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// Zooms when an assistive technology asks for it.
  @available(iOS17 )
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  /// Lets a person touch the view directly.
  @available(iOS17 )
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Says whether the view reacts to a person.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Says whether the view reacts to a person, while a condition holds.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View { self }

  /// Offers actions of a drag to assistive technologies.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Offers places to drop something to assistive technologies.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
}
