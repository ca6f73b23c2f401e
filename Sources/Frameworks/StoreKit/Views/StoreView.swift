public import SimulatedUI

/// Several products with their prices, which buy them.
@available(iOS17 )
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let ids: [Product.ID]
  private let given: [Product]?
  private let icon: (Product) -> AnyView
  @State private var state = Product.CollectionTaskState.loading

  private init(
    ids: [Product.ID], given: [Product]? = nil, icon: @escaping (Product) -> AnyView
  ) {
    self.ids = ids
    self.given = given
    self.icon = icon
  }

  /// Creates a store of products by their identifiers, with icons that follow the store's pictures.
  public init(
    ids productIDs: some Collection<Product.ID>,
    @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(ids: Array(productIDs)) { AnyView(icon($0, .unavailable)) } }

  /// Creates a store of products by their identifiers.
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(ids: Array(productIDs)) { AnyView(icon($0)) } }

  /// Creates a store of products by their identifiers.
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {
    self.init(ids: Array(productIDs)) { AnyView(icon($0)) }
  }

  /// Creates a store of products by their identifiers, without icons.
  public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {
    self.init(ids: Array(productIDs)) { _ in AnyView(EmptyView()) }
  }

  /// Creates a store of products with icons that follow the store's pictures.
  public init(
    products: some Collection<Product>,
    @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon
  ) where PlaceholderIcon == EmptyView {
    self.init(ids: products.map(\.id), given: Array(products)) { AnyView(icon($0, .unavailable)) }
  }

  /// Creates a store of products.
  public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == EmptyView {
    self.init(ids: products.map(\.id), given: Array(products)) { AnyView(icon($0)) }
  }

  /// Creates a store of products, without icons.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {
    self.init(ids: products.map(\.id), given: Array(products)) { _ in AnyView(EmptyView()) }
  }

  /// The store.
  public var body: some View {
    VStack {
      StoreCancellation()
      content
    }
    .storeProductsTask(for: ids) { loaded in
      if given == nil { state = loaded }
    }
  }

  @ViewBuilder private var content: some View {
    if let products = given ?? state.products, !products.isEmpty {
      ScrollView {
        VStack {
          ForEach(products) { product in
            ProductView(product) { icon(product) }
          }
          StoreButtons()
        }
        .padding()
      }
    } else if case .loading = state, given == nil {
      ProgressView()
    } else {
      StoreUnavailable()
    }
  }
}

/// What is shown where nothing is for sale.
struct StoreUnavailable: View {
  var body: some View {
    ContentUnavailableView(
      "Store Unavailable", systemImage: "storefront",
      description: Text("The store is not available right now. Try again later."))
  }
}
