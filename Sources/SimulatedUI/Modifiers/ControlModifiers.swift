// Modifiers that change how controls are drawn, or how a keyboard looks, on a device. A test sees
// no difference; they are here so that an app's sources compile unchanged.

/// How tabs are shown.
public struct TabPresentation: Sendable {
  /// As the place suggests.
  public static let automatic = TabPresentation()
  /// A bar of tabs.
  public static let tabBarOnly = TabPresentation()
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

  /// Sets how tabs are shown.
  public func tabViewStyle(_ style: TabPresentation) -> some View { self }

  /// Sets how high a sheet may be.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Shows a handle on a sheet.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Keeps a sheet from being dragged away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets the background of rows.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }

  /// Sets the insets of rows.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Shows or hides the lines between rows.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    self
  }

  /// Shows or hides the background of scrolling content.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Shows or hides scroll bars.
  public func scrollIndicators(_ visibility: Visibility) -> some View { self }

  /// Shows a number on a tab or row.
  public func badge(_ count: Int) -> some View { self }
}
