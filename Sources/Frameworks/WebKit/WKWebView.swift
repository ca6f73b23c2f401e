@_exported public import Foundation
public import FoundationNetworking
public import SimulatedUIKit
import VirtualTime

/// A page of the web, as an element of type `WebView` with nothing in it.
///
/// No page is ever loaded: its delegate is told that it has been, after a moment of virtual time.
@MainActor @preconcurrency
open class WKWebView: UIView, _KeyValueCodingAndObserving {
  /// How long a page takes to be half there, and as long again until it is there.
  private static let halfTime = Duration.milliseconds(150)

  /// Told of the page.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Asked for windows and dialogs of the page.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// How the view is set up.
  public let configuration: WKWebViewConfiguration
  /// The page's address.
  open private(set) var url: URL?
  /// The page's title.
  open private(set) var title: String?
  /// Whether a page is being loaded.
  open private(set) var isLoading = false
  /// How much of the page has been loaded, from 0 to 1.
  open private(set) var estimatedProgress = 0.0
  /// Whether swiping leads back and forth.
  open var allowsBackForwardNavigationGestures = false
  /// What the view says it is to servers.
  open var customUserAgent: String?
  /// Who observes its values.
  public let _observers = _KeyValueObservers()
  private var pages: [URL] = []
  /// What is being loaded; nothing else has a say any more.
  private var current: WKNavigation?

  /// Creates a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    kind = .web
  }

  /// Creates a view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Not used: there are no archives of views here.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    kind = .web
  }

  /// Whether there is a page to go back to.
  open var canGoBack: Bool { pages.count > 1 }
  /// Whether there is a page to go forward to.
  open var canGoForward: Bool { false }

  /// Shows the page of a request.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    if let url = request.url { pages.append(url) }
    return show(request.url)
  }

  /// Shows a page that the app has.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { show(baseURL) }

  /// Shows a page of a file.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    show(url)
  }

  /// Shows the page again.
  @discardableResult
  open func reload() -> WKNavigation? { show(url) }

  /// Shows the page before.
  @discardableResult
  open func goBack() -> WKNavigation? {
    guard canGoBack else { return nil }
    pages.removeLast()
    return show(pages.last)
  }

  /// Loads no more.
  open func stopLoading() {
    current = nil
    changing(\.isLoading) { isLoading = false }
  }

  private func show(_ url: URL?) -> WKNavigation {
    let navigation = WKNavigation()
    current = navigation
    changing(\.url) { self.url = url }
    changing(\.isLoading) { isLoading = true }
    changing(\.estimatedProgress) { estimatedProgress = 0.1 }
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    later(navigation) { view in
      view.changing(\.estimatedProgress) { view.estimatedProgress = 0.5 }
      view.navigationDelegate?.webView(view, didCommit: navigation)
      view.later(navigation) { $0.finish(navigation) }
    }
    return navigation
  }

  private func finish(_ navigation: WKNavigation) {
    changing(\.title) { title = url?.host }
    changing(\.isLoading) { isLoading = false }
    changing(\.estimatedProgress) { estimatedProgress = 1 }
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  /// Goes on with loading a page after a moment, unless another one is loaded by then.
  private func later(
    _ navigation: WKNavigation, _ next: @escaping @MainActor (WKWebView) -> Void
  ) {
    VirtualTime.schedule(after: Self.halfTime, kind: .animation, label: "web page") {
      [weak self] in
      MainActor.assumeIsolated {
        if let self, self.current === navigation { next(self) }
      }
    }
  }
}
