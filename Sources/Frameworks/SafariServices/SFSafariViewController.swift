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

  /// How a browser behaves.
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    /// Whether pages that can be read without their decoration are.
    open var entersReaderIfAvailable = false
    /// Whether bars get smaller while a page is scrolled.
    open var barCollapsingEnabled = true
  }

  /// What the button that leads back looks like.
  public enum DismissButtonStyle: Int, Sendable {
    /// The cases as SafariServices numbers them.
    case done, close, cancel
  }

  /// How it behaves.
  public let configuration: Configuration
  /// What the button that leads back looks like; it is called Done here.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The colour of the bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of what is in the bars.
  open var preferredControlTintColor: UIColor?

  /// Creates a browser that shows a page.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Creates a browser that shows a page in a way.
  public init(url URL: URL, configuration: Configuration) {
    address = URL
    self.configuration = configuration
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
