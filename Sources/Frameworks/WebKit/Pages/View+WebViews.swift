public import SimulatedUI

/// Whether swiping in a page leads back and forth.
@available(iOS26 )
public struct WebViewBackForwardNavigationGestures: Hashable, Sendable {
  private let number: Int

  /// As the system thinks fit.
  public static let automatic = Self(number: 0)
  /// It does.
  public static let enabled = Self(number: 1)
  /// It does not.
  public static let disabled = Self(number: 2)
}

/// Whether two fingers make a page larger.
@available(iOS26 )
public struct WebViewMagnificationGestures: Hashable, Sendable {
  private let number: Int

  /// As the system thinks fit.
  public static let automatic = Self(number: 0)
  /// They do.
  public static let enabled = Self(number: 1)
  /// They do not.
  public static let disabled = Self(number: 2)
}

/// Whether links can be looked at before they are followed.
@available(iOS26 )
public struct WebViewLinkPreviews: Hashable, Sendable {
  private let number: Int

  /// As the system thinks fit.
  public static let automatic = Self(number: 0)
  /// They can.
  public static let enabled = Self(number: 1)
  /// They cannot.
  public static let disabled = Self(number: 2)
}

/// Whether parts of a page can fill the screen.
@available(iOS26 )
public struct WebViewElementFullscreenBehavior: Hashable, Sendable {
  private let number: Int

  /// As the system thinks fit.
  public static let automatic = Self(number: 0)
  /// They can.
  public static let enabled = Self(number: 1)
  /// They cannot.
  public static let disabled = Self(number: 2)
}

// No page has anything in it that these could change.
@available(iOS26 )
extension View {
  /// Says whether swiping in pages leads back and forth.
  public func webViewBackForwardNavigationGestures(
    _ value: WebViewBackForwardNavigationGestures
  ) -> some View { self }

  /// Says whether two fingers make pages larger.
  public func webViewMagnificationGestures(_ value: WebViewMagnificationGestures) -> some View {
    self
  }

  /// Says whether links can be looked at before they are followed.
  public func webViewLinkPreviews(_ value: WebViewLinkPreviews) -> some View { self }

  /// Says whether text of pages can be selected.
  public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Says whether parts of pages can fill the screen.
  public func webViewElementFullscreenBehavior(
    _ value: WebViewElementFullscreenBehavior
  ) -> some View { self }

  /// Says whether pages have a background.
  public func webViewContentBackground(_ visibility: Visibility) -> some View { self }

  /// Says where pages are scrolled to.
  public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }
}
