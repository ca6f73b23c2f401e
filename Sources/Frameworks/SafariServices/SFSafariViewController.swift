@_exported public import Foundation
import FoundationNetworking
public import SimulatedUIKit
import WebKit

/// A browser within the app: a page of the web below its address, and a button that leads back.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  private let address: URL
  /// Told of the browser.
  open weak var delegate: (any SFSafariViewControllerDelegate)?

  /// Creates a browser that shows a page.
  public init(url URL: URL) {
    address = URL
    super.init(nibName: nil, bundle: nil)
  }

  /// Not used: there are no archives of views here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Makes the browser's views.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIButton(
      primaryAction: UIAction(title: "Done") { [weak self] _ in
        guard let self else { return }
        self.delegate?.safariViewControllerDidFinish(self)
        self.dismiss(animated: true)
      })
    let host = UILabel()
    host.text = address.host
    let page = WKWebView(frame: .zero)
    page.load(URLRequest(url: address))
    for part in [done, host, page] { view.addSubview(part) }
  }
}

/// Told of a browser within the app.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The person has left it.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Nothing is done.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
