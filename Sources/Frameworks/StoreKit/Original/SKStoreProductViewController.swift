public import SimulatedUIKit

/// Number of the app or product that a page is of.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The product within an app that a page is of.
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
/// Who led to the page, for the store's figures.
public let SKStoreProductParameterAffiliateToken = "at"
/// What led to the page, for the store's figures.
public let SKStoreProductParameterCampaignToken = "ct"
/// Who led to the page, for the store's figures.
public let SKStoreProductParameterProviderToken = "pt"
/// Who led to the page, for the store's figures.
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"
/// Which of its pages is shown.
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"

/// A page of the App Store, which a simulated device cannot load: it says so, and can be closed.
@MainActor @preconcurrency
open class SKStoreProductViewController: UIViewController {
  /// Told when the person has done.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Tries to load a page, and tells that it cannot.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) { block?(false, SKError(.storeProductNotAvailable)) }

  /// Tries to load a page.
  ///
  /// - Throws: That it cannot.
  @discardableResult
  open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
    throw SKError(.storeProductNotAvailable)
  }

  /// Makes the page's views.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIButton(
      primaryAction: UIAction(title: "Done") { [weak self] _ in
        guard let self else { return }
        self.delegate?.productViewControllerDidFinish(self)
        self.dismiss(animated: true)
      })
    let text = UILabel()
    text.text = "Cannot Connect to App Store"
    for part in [done, text] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let margins = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      done.topAnchor.constraint(equalTo: margins.topAnchor, constant: 8),
      done.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 16),
      text.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      text.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

/// Told when the person has done with a page of the App Store.
@MainActor @preconcurrency
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  /// They have.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Takes no note of it.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
