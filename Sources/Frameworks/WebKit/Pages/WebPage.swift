public import FoundationNetworking
public import Observation

/// A page of the web that an app's own views show and steer.
///
/// No page is ever loaded: it is there after a moment of virtual time.
@available(iOS26 )
@MainActor
@Observable
public final class WebPage {
  /// How pages are set up.
  @MainActor
  public struct Configuration {
    /// Where the web's data are kept.
    public var websiteDataStore = WKWebsiteDataStore.default()
    /// What the app says to the page and hears from it.
    public var userContentController = WKUserContentController()
    /// What the page says it is to servers, after the name of the browser.
    public var applicationNameForUserAgent: String?
    /// Whether the page may be that of a computer.
    public var limitsNavigationsToAppBoundDomains = false
    /// Whether the page loads what it refers to while nobody sees it.
    public var loadsSubresources = true
    /// Whether what is not encrypted is asked for encrypted.
    public var upgradeKnownHostsToHTTPS = true

    /// Creates the usual setup.
    public init() {}
  }

  /// What happens while a page is loaded.
  public enum NavigationEvent: Hashable, Sendable {
    /// It was asked for.
    case startedProvisionalNavigation
    /// The server named another page.
    case receivedServerRedirect
    /// Some of it is there.
    case committed
    /// All of it is there.
    case finished
  }

  /// What happens to a page, in its order.
  public typealias Navigations = AsyncThrowingStream<NavigationEvent, any Error>

  /// The page's address.
  public private(set) var url: URL?
  /// The page's title.
  public private(set) var title = ""
  /// Whether a page is being loaded.
  public private(set) var isLoading = false
  /// How much of the page has been loaded, from 0 to 1.
  public private(set) var estimatedProgress = 0.0
  /// What happened last.
  public private(set) var currentNavigationEvent: NavigationEvent?
  /// What the page says it is to servers.
  public var customUserAgent: String?
  /// Whether a developer may look into the page.
  public var isInspectable = false
  /// Whether everything was loaded over connections that are safe.
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// The pages before and after this one.
  public private(set) var backForwardList = BackForwardList()

  @ObservationIgnored let view: WKWebView
  @ObservationIgnored private var observer: Observer?
  @ObservationIgnored fileprivate var listeners: [Navigations.Continuation] = []

  /// Creates a page with nothing in it.
  public init(configuration: Configuration = Configuration()) {
    view = WKWebView(frame: .zero)
    let observer = Observer()
    self.observer = observer
    observer.page = self
    view.navigationDelegate = observer
  }

  /// What happens to the page from now on.
  public var navigations: Navigations { listen() }

  /// Shows the page of a request.
  @discardableResult
  public func load(_ request: URLRequest) -> Navigations {
    let events = listen()
    if let url = request.url { backForwardList.open(url) }
    _ = view.load(request)
    return events
  }

  /// Shows the page of an address; nothing without one.
  @discardableResult
  public func load(_ url: URL?) -> Navigations {
    guard let url else { return Navigations { $0.finish() } }
    return load(URLRequest(url: url))
  }

  /// Shows a page that the app has.
  @discardableResult
  public func load(html: String, baseURL: URL) -> Navigations {
    let events = listen()
    _ = view.loadHTMLString(html, baseURL: baseURL)
    return events
  }

  /// Shows a page that was shown before.
  @discardableResult
  public func load(_ item: BackForwardList.Item) -> Navigations {
    let events = listen()
    backForwardList.go(to: item)
    _ = view.load(URLRequest(url: item.url))
    return events
  }

  /// Shows the page again.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> Navigations {
    let events = listen()
    _ = view.reload()
    return events
  }

  /// Loads no more.
  public func stopLoading() {
    view.stopLoading()
    follow(nil)
  }

  /// Runs code of an app in the page: there is none, so that nothing comes of it.
  ///
  /// - Throws: Nothing.
  @discardableResult
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:]
  ) async throws -> Any? { nil }

  private func listen() -> Navigations {
    let (events, listener) = Navigations.makeStream()
    listeners.append(listener)
    return events
  }

  fileprivate func follow(_ event: NavigationEvent?) {
    (url, title, isLoading) = (view.url, view.title ?? "", view.isLoading)
    estimatedProgress = view.estimatedProgress
    guard let event else { return }
    currentNavigationEvent = event
    for listener in listeners { listener.yield(event) }
    guard event == .finished else { return }
    for listener in listeners { listener.finish() }
    listeners = []
  }

  /// Follows the view that shows the page.
  private final class Observer: NSObject, WKNavigationDelegate {
    weak var page: WebPage?

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      page?.follow(.startedProvisionalNavigation)
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      page?.follow(.committed)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      page?.follow(.finished)
    }
  }
}
