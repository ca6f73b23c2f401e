/// How a web view is set up.
@MainActor @preconcurrency
open class WKWebViewConfiguration {
  /// Whether films play in their place.
  open var allowsInlineMediaPlayback = false
  /// What is put behind what the view says it is to servers.
  open var applicationNameForUserAgent: String?
  /// What an app adds to pages.
  open var userContentController = WKUserContentController()
  /// What pages leave on the device.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// How pages are shown.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// Which films wait for a tap.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether films go on in a small window.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether films go on on another screen.
  open var allowsAirPlayForMediaPlayback = true
  /// What is settled for pages.
  open var preferences = WKPreferences()
  /// Whose pages share what they keep.
  open var processPool = WKProcessPool()
  /// Whether pages wait until they are whole.
  open var suppressesIncrementalRendering = false

  /// Creates a configuration.
  public init() {}
}
