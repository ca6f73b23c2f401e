import UIKit
import WebKit

/// Supplied.
enum LinkNamesItem {
    case hoge
}

// From the article, with the properties and methods that it leaves out.
class SampleWebviewVC: BaseViewController {
    let webView = WKWebView()
    let loadingProgress = UIProgressView()
    let url: URL
    private var webViewObservers: [NSKeyValueObservation] = []
    private(set) var progresses: [Float] = []

    init?(coder: NSCoder, url: URL, linkType: LinkNamesItem?) {
        self.url = url
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        webView.accessibilityIdentifier = "page"
        for part in [loadingProgress, webView] { view.addSubview(part) }
        self.setNavigationBar()
        self.setWebView()
        self.setToolBar()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        self.setWebViewContent()
    }

    /**
     * WebViewの設定とコンテンツの設定をするメソッドを分ける
     */
    /// WebViewを設定する
    func setWebView() {
        self.webView.uiDelegate = self
        self.webView.navigationDelegate = self
        // Webページ読み込み状態の監視
        webViewObservers.append(self.webView.observe(\.estimatedProgress, options: .new) { [weak self] _, change in
            guard let self = self else { return }
            if let newValue = change.newValue {
                self.loadingProgress.setProgress(Float(newValue), animated: true)
                self.progresses.append(Float(newValue))
            }
        })
    }

    /// WebViewにコンテンツを設定する
    private func setWebViewContent() {
        let request = URLRequest(url: self.url,
                                 cachePolicy: .reloadIgnoringLocalCacheData,
                                 timeoutInterval: 60)
        self.webView.load(request)
    }

    func setNavigationBar() { navigationItem.title = "お知らせ" }

    func setToolBar() {
        toolbarItems = [
            UIBarButtonItem(systemItem: .close, primaryAction: nil),
            UIBarButtonItem.flexibleSpace(),
            UIBarButtonItem(systemItem: .refresh, primaryAction: nil),
        ]
        navigationController?.isToolbarHidden = false
    }
}

extension SampleWebviewVC: WKUIDelegate, WKNavigationDelegate {}
