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
  private var later: [URL] = []
  /// What scrolls the page.
  public private(set) lazy var scrollView = UIScrollView()
  /// The colour behind the page.
  open var underPageBackgroundColor: UIColor?
  /// Room that bars take.
  open var obscuredContentInsets = UIEdgeInsets.zero
  /// Whether a developer may look into the page.
  open var isInspectable = false
  /// How much larger the page is.
  open var pageZoom: CGFloat = 1
  /// Whether links can be looked at before they are followed.
  open var allowsLinkPreview = true
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
  open var canGoForward: Bool { !later.isEmpty }

  /// Shows the page of a request.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    // Whoever decides may decide at once or later; here it has to be at once.
    var isAllowed = true
    navigationDelegate?.webView(
      self, decidePolicyFor: WKNavigationAction(request, .other)
    ) { isAllowed = $0 == .allow }
    guard isAllowed else { return nil }
    if let url = request.url { pages.append(url) }
    later = []
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
    later.append(pages.removeLast())
    return show(pages.last)
  }

  /// Shows the page that was left by going back.
  @discardableResult
  open func goForward() -> WKNavigation? {
    guard let url = later.popLast() else { return nil }
    pages.append(url)
    return show(url)
  }

  /// Runs code of an app in the page: there is none, so that nothing comes of it.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }

  /// Runs code of an app in the page: there is none, so that nothing comes of it.
  ///
  /// - Throws: Nothing.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { nil }

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
