@_exported public import Foundation
public import FoundationNetworking
public import SimulatedUIKit
import VirtualTime

/// A page of the web, as an element of type `WebView` with nothing in it.
///
/// No page is ever loaded: its delegate is told that it has been, after a moment of virtual time.
@MainActor @preconcurrency
open class WKWebView: UIView {
  /// How long a page takes.
  private static let loadingTime = Duration.milliseconds(300)

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
  private var pages: [URL] = []

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
  open func stopLoading() { isLoading = false }

  private func show(_ url: URL?) -> WKNavigation {
    let navigation = WKNavigation()
    self.url = url
    isLoading = true
    estimatedProgress = 0.1
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    VirtualTime.schedule(after: Self.loadingTime, kind: .animation, label: "web page") {
      [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isLoading else { return }
        self.isLoading = false
        self.estimatedProgress = 1
        self.title = url?.host
        self.navigationDelegate?.webView(self, didCommit: navigation)
        self.navigationDelegate?.webView(self, didFinish: navigation)
      }
    }
    return navigation
  }
}

/// How a web view is set up.
@MainActor @preconcurrency
open class WKWebViewConfiguration {
  /// Whether films play in their place.
  open var allowsInlineMediaPlayback = false

  /// Creates a configuration.
  public init() {}
}

/// The loading of a page.
@MainActor @preconcurrency
open class WKNavigation {
  init() {}
}

/// Told of the pages of a web view.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
  /// A page has been asked for.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// The first of a page has come.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// A page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page has failed.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// A page has failed before anything of it came.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
}

extension WKNavigationDelegate {
  /// Nothing is done.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Nothing is done.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Nothing is done.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Nothing is done.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Nothing is done.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

/// Asked for windows and dialogs of a page; none comes here.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}
