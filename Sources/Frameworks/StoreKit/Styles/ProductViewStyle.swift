public import SimulatedUI

/// How products are drawn.
@MainActor @preconcurrency
public protocol ProductViewStyle {
  /// The type of view a product becomes.
  associatedtype Body: View
  /// What is known about a product.
  typealias Configuration = ProductViewStyleConfiguration

  /// Makes the view of a product.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProductViewStyle {
  /// The view, whatever its type.
  func view(of configuration: ProductViewStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a style knows about a product.
public struct ProductViewStyleConfiguration {
  /// The icon.
  public struct Icon: View {
    let content: AnyView

    /// What the app has given.
    public var body: some View { content }
  }

  /// How far it has come with loading.
  public let state: Product.TaskState
  /// The icon.
  public let icon: Icon
  /// Whether the person may use it already.
  public let hasCurrentEntitlement: Bool
  /// Whether it is described.
  public let descriptionVisibility: Visibility
  private let buy: () -> Void

  init(
    state: Product.TaskState, icon: Icon, hasCurrentEntitlement: Bool,
    descriptionVisibility: Visibility, buy: @escaping () -> Void
  ) {
    self.state = state
    self.icon = icon
    self.hasCurrentEntitlement = hasCurrentEntitlement
    self.descriptionVisibility = descriptionVisibility
    self.buy = buy
  }

  /// The product, once it is there.
  public var product: Product? { state.product }

  /// Buys it.
  public func purchase() { buy() }
}

/// A product as the system draws it.
private struct SystemProduct: View {
  let configuration: ProductViewStyleConfiguration
  let isLarge: Bool
  var isDescribed = true

  var body: some View {
    switch configuration.state {
    case .loading: ProgressView()
    case .unavailable: Text("Product Unavailable")
    case .failure: Text("Cannot Connect")
    case .success(let product):
      if isLarge {
        VStack {
          configuration.icon
          texts(of: product)
          button(for: product)
        }
      } else {
        HStack {
          configuration.icon
          texts(of: product)
          Spacer()
          button(for: product)
        }
      }
    }
  }

  private func texts(of product: Product) -> some View {
    VStack(alignment: isLarge ? .center : .leading) {
      Text(product.displayName).font(.headline)
      if isDescribed, configuration.descriptionVisibility != .hidden, !product.description.isEmpty {
        Text(product.description).font(.subheadline)
      }
    }
  }

  @ViewBuilder private func button(for product: Product) -> some View {
    if configuration.hasCurrentEntitlement {
      Button {
      } label: {
        Image(systemName: "checkmark")
      }
      .accessibilityLabel("Purchased")
      .disabled(true)
    } else {
      Button(product.displayPrice) { configuration.purchase() }.buttonStyle(.bordered)
    }
  }
}

/// As the place suggests.
public struct AutomaticProductViewStyle: ProductViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The product as the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    SystemProduct(configuration: configuration, isLarge: false)
  }
}

/// In a row, with a description.
public struct RegularProductViewStyle: ProductViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The product as the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    SystemProduct(configuration: configuration, isLarge: false)
  }
}

/// In a row, in little room.
public struct CompactProductViewStyle: ProductViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The product as the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    SystemProduct(configuration: configuration, isLarge: false, isDescribed: false)
  }
}

/// One above the other, in much room.
public struct LargeProductViewStyle: ProductViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The product as the system draws it.
  public func makeBody(configuration: Configuration) -> some View {
    SystemProduct(configuration: configuration, isLarge: true)
  }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// As the place suggests.
  nonisolated public static var automatic: AutomaticProductViewStyle { .init() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  /// In a row, with a description.
  nonisolated public static var regular: RegularProductViewStyle { .init() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
  /// In a row, in little room.
  nonisolated public static var compact: CompactProductViewStyle { .init() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
  /// One above the other, in much room.
  nonisolated public static var large: LargeProductViewStyle { .init() }
}
