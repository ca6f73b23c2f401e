/// How a web view is set up.
@MainActor @preconcurrency
open class WKWebViewConfiguration {
  /// Whether films play in their place.
  open var allowsInlineMediaPlayback = false

  /// Creates a configuration.
  public init() {}
}
