import UIKit
import WebKit

/// A page of the web between the app's own bars: news, or the terms.
class PageViewController: GuideViewController {
  let webView = WKWebView()
  let progressView = UIProgressView()
  private let address: URL
  private let heading: String
  private var observations: [NSKeyValueObservation] = []

  /// - Parameters:
  ///   - address: The page.
  ///   - heading: A key of the texts.
  init(address: URL, heading: String) {
    self.address = address
    self.heading = heading
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpBars()
    setUpWebView()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    loadPage()
  }

  func setUpBars() {
    navigationItem.title = localized(heading)
    let refresh = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.loadPage() })
    refresh.accessibilityIdentifier = "page.refresh"
    navigationItem.rightBarButtonItem = refresh
  }

  func setUpWebView() {
    webView.accessibilityIdentifier = "page.web"
    progressView.accessibilityIdentifier = "page.progress"
    webView.navigationDelegate = self
    webView.uiDelegate = self
    observations = [
      webView.observe(\.estimatedProgress, options: .new) { [weak self] _, change in
        self?.progressView.setProgress(Float(change.newValue ?? 0), animated: true)
      }
    ]
    for part in [progressView, webView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      progressView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      webView.topAnchor.constraint(equalTo: progressView.bottomAnchor),
      webView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// Loads the page; a test that is not about the page leaves this out.
  func loadPage() {
    progressView.isHidden = false
    webView.load(URLRequest(url: address, cachePolicy: .reloadIgnoringLocalCacheData))
  }
}

extension PageViewController: WKNavigationDelegate, WKUIDelegate {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    progressView.isHidden = true
    drawing?.screenDidDraw()
  }
}
