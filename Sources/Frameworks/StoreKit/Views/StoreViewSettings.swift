public import SimulatedUI

/// What modifiers say of the store's views below them.
struct StoreViewSettings {
  /// What is done when someone buys something in a view.
  struct Purchases {
    var start: ((Product) async -> Void)?
    var options: ((Product) async -> Set<Product.PurchaseOption>)?
    var completion: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  }

  var purchases = Purchases()
  var productStyle: any ProductViewStyle = AutomaticProductViewStyle()
  var controlStyle: any SubscriptionStoreControlStyle = AutomaticSubscriptionStoreControlStyle()
  /// Which buttons are shown or hidden; of others the view decides.
  var buttons: [StoreButtonKind: Visibility] = [:]
  var buttonLabel = SubscriptionStoreButtonLabel.automatic
  var description = Visibility.automatic
  var policies: [SubscriptionStorePolicyKind: PolicyDestination] = [:]
  var signIn: (() -> Void)?
  var icon: ((Product, Product.SubscriptionInfo) -> AnyView)?

  /// Where a policy is to be read.
  enum PolicyDestination {
    case url(URL)
    case view(AnyView)
  }

  /// Whether a button is shown.
  ///
  /// - Parameters:
  ///   - kind: The button.
  ///   - standard: Whether it is where nothing is said.
  /// - Returns: Whether it is.
  func shows(_ kind: StoreButtonKind, standard: Bool = false) -> Bool {
    switch buttons[kind] ?? .automatic {
    case .visible: true
    case .hidden: false
    default: standard
    }
  }
}

private struct StoreViewSettingsKey: EnvironmentKey {
  static var defaultValue: StoreViewSettings { StoreViewSettings() }
}

extension EnvironmentValues {
  /// What modifiers say of the store's views.
  var store: StoreViewSettings {
    get { self[StoreViewSettingsKey.self] }
    set { self[StoreViewSettingsKey.self] = newValue }
  }

  /// Buys products; the person confirms on a sheet of the system's.
  public var purchase: PurchaseAction { PurchaseAction() }

  /// Shows what the App Store wants to tell.
  ///
  /// No visible effect.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

/// Buys products.
public struct PurchaseAction: Sendable {
  /// Buys a product.
  ///
  /// - Parameters:
  ///   - product: The product.
  ///   - options: What else is said of the purchase.
  /// - Returns: What became of it.
  /// - Throws: ``Product/PurchaseError`` or ``StoreKitError``.
  @discardableResult
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

/// Shows what the App Store wants to tell.
@MainActor
public struct DisplayMessageAction: Sendable {
  nonisolated init() {}

  /// Shows a message.
  ///
  /// No visible effect.
  public func callAsFunction(_ message: Message) throws {}
}

extension StoreViewSettings.Purchases {
  /// Buys a product for a view.
  ///
  /// Where nobody waits for the outcome, the app is told of the transaction as of those that happen
  /// without it.
  @MainActor
  func buy(_ product: Product) async {
    await start?(product)
    let options = await options?(product) ?? []
    let result: Result<Product.PurchaseResult, any Error>
    do {
      result = .success(
        try await product.purchase(options: options, from: completion == nil ? .store : .product))
    } catch {
      result = .failure(error)
    }
    await completion?(product, result)
  }
}
