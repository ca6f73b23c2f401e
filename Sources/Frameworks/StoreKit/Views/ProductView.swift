public import SimulatedUI

/// How far a view has come with loading the picture of a product, which configuration files lack.
public enum ProductIconPhase: Sendable {
  /// Here it is.
  case success(Image)
  /// It did not work.
  case failure(any Error)
  /// There is none.
  case unavailable
  /// It is loading.
  case loading

  /// The picture.
  public var promotionalIcon: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why there is none.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// What stands for the picture of a product that is loading.
public struct AutomaticProductPlaceholderIcon: View {
  /// A blank square.
  public var body: some View { Color.clear.frame(width: 48, height: 48) }
}

/// A product with its price, which buys it.
@available(iOS17 )
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let id: Product.ID
  private let given: Product?
  private let icon: AnyView
  private let configuration: ProductViewStyleConfiguration?
  @State private var state = Product.TaskState.loading
  @State private var isOwned = false
  @Environment(\.store) private var store

  private init(id: Product.ID, given: Product? = nil, icon: AnyView) {
    self.id = id
    self.given = given
    self.icon = icon
    configuration = nil
  }

  /// Creates a view of a product by its identifier, with an icon that follows the store's picture.
  public init(
    id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(id: productID, icon: AnyView(icon(.unavailable))) }

  /// Creates a view of a product by its identifier.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(id: productID, icon: AnyView(icon())) }

  /// Creates a view of a product by its identifier.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {
    self.init(id: productID, icon: AnyView(icon()))
  }

  /// Creates a view of a product by its identifier, without an icon.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {
    self.init(id: productID, icon: AnyView(EmptyView()))
  }

  /// Creates a view of a product with an icon that follows the store's picture.
  public init(
    _ product: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon
  ) where PlaceholderIcon == EmptyView {
    self.init(id: product.id, given: product, icon: AnyView(icon(.unavailable)))
  }

  /// Creates a view of a product.
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == EmptyView {
    self.init(id: product.id, given: product, icon: AnyView(icon()))
  }

  /// Creates a view of a product, without an icon.
  public init(_ product: Product, prefersPromotionalIcon: Bool = true)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {
    self.init(id: product.id, given: product, icon: AnyView(EmptyView()))
  }

  /// Creates a view of what a style is told, to be drawn by another style.
  public init(_ configuration: ProductViewStyleConfiguration)
  where
    Icon == ProductViewStyleConfiguration.Icon,
    PlaceholderIcon == ProductViewStyleConfiguration.Icon
  {
    id = configuration.product?.id ?? ""
    given = configuration.product
    icon = configuration.icon.content
    self.configuration = configuration
  }

  /// The view.
  public var body: some View {
    store.productStyle.view(of: configuration ?? current)
      .storeProductTask(for: id) { loaded in
        if given == nil { state = loaded }
      }
      .currentEntitlementTask(for: id) { state in isOwned = state.transaction != nil }
  }

  private var current: ProductViewStyleConfiguration {
    let state = given.map(Product.TaskState.success) ?? state
    let purchases = store.purchases
    return ProductViewStyleConfiguration(
      state: state, icon: ProductViewStyleConfiguration.Icon(content: icon),
      hasCurrentEntitlement: isOwned, descriptionVisibility: store.description
    ) {
      guard let product = state.product else { return }
      Task { @MainActor in await purchases.buy(product) }
    }
  }
}
