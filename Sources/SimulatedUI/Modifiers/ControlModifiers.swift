// Modifiers that change how controls are drawn, or how a keyboard looks, on a device. A test sees
// no difference; they are here so that an app's sources compile unchanged.

/// The size of controls.
public enum ControlSize: Sendable, CaseIterable {
  /// The sizes.
  case mini, small, regular, large, extraLarge
}

/// The shape of bordered buttons.
public struct ButtonBorderShape: Sendable {
  /// As the place suggests.
  public static let automatic = ButtonBorderShape()
  /// A capsule.
  public static let capsule = ButtonBorderShape()
  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape()

  /// A rounded rectangle with a corner radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape()
  }
}

/// How progress is shown.
public struct ProgressStyle: Sendable {
  /// As the place suggests.
  public static let automatic = ProgressStyle()
  /// A spinner or ring.
  public static let circular = ProgressStyle()
  /// A bar.
  public static let linear = ProgressStyle()
}

/// How progress is shown, in the older spelling.
public protocol ProgressViewStyle {}

/// A spinner or ring, in the older spelling.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with an accent colour.
  public init(tint: Color) {}
}

/// A bar, in the older spelling.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with an accent colour.
  public init(tint: Color) {}
}

/// How tabs are shown.
public struct TabPresentation: Sendable {
  /// As the place suggests.
  public static let automatic = TabPresentation()
  /// A bar of tabs.
  public static let tabBarOnly = TabPresentation()
}

/// How toggles are shown.
public struct TogglePresentation: Sendable {
  /// As the place suggests.
  public static let automatic = TogglePresentation()
  /// A switch.
  public static let `switch` = TogglePresentation()
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  /// Half the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// Nearly all the screen.
  public static let large = PresentationDetent(name: "large")

  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

extension View {
  /// Says what a text field is for.
  public func textContentType(_ type: UITextContentType?) -> some View { self }

  /// Turns corrections off.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Turns corrections off, in the older spelling.
  public func disableAutocorrection(_ isDisabled: Bool?) -> some View { self }

  /// Sets the shape of bordered buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Sets the size of controls.
  public func controlSize(_ size: ControlSize) -> some View { self }

  /// Sets how progress is shown.
  public func progressViewStyle(_ style: ProgressStyle) -> some View { self }

  /// Sets how progress is shown, in the older spelling.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View { self }

  /// Sets how tabs are shown.
  public func tabViewStyle(_ style: TabPresentation) -> some View { self }

  /// Sets how toggles are shown.
  public func toggleStyle(_ style: TogglePresentation) -> some View { self }

  /// Sets how high a sheet may be.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Shows a handle on a sheet.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Keeps a sheet from being dragged away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Shows a number on a tab or row.
  public func badge(_ count: Int) -> some View { self }
}
