public import Foundation
public import SimulatedUI

extension View {
  /// Has something done before something is bought in a view of the store's.
  @available(iOS17 )
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View {
    transformEnvironment(\.store) { $0.purchases.start = action }
  }

  /// Says more of what is bought in a view of the store's.
  @available(iOS17 )
  public func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>)?
  ) -> some View { transformEnvironment(\.store) { $0.purchases.options = options } }

  /// Has something done when something was bought in a view of the store's, or not.
  @available(iOS17 )
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { transformEnvironment(\.store) { $0.purchases.completion = action } }

  /// Sets how products are drawn.
  @available(iOS17 )
  public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    transformEnvironment(\.store) { $0.productStyle = style }
  }

  /// Says whether products are described.
  @available(iOS17 )
  public func productDescription(_ visibility: Visibility) -> some View {
    transformEnvironment(\.store) { $0.description = visibility }
  }

  /// Draws the border around a product's icon.
  ///
  /// No visible effect.
  @available(iOS17 )
  public func productIconBorder() -> some View { self }

  /// Shows or hides buttons of the store's views.
  @available(iOS17 )
  public func storeButton(
    _ visibility: Visibility, for buttonKinds: StoreButtonKind...
  ) -> some View {
    transformEnvironment(\.store) { store in
      for kind in buttonKinds { store.buttons[kind] = visibility }
    }
  }

  /// Sets how persons choose and buy subscriptions.
  @available(iOS17 )
  public func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle
  ) -> some View { transformEnvironment(\.store) { $0.controlStyle = style } }

  /// Sets how persons choose and buy subscriptions; where the controls are makes no difference here.
  @available(iOS17 )
  public func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
    _ style: S, placement: S.Placement
  ) -> some View { transformEnvironment(\.store) { $0.controlStyle = style } }

  /// Sets what the button says by which the person subscribes.
  @available(iOS17 )
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    transformEnvironment(\.store) { $0.buttonLabel = label }
  }

  /// Sets the icons of subscriptions.
  @available(iOS17 )
  public func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View { transformEnvironment(\.store) { $0.icon = { AnyView(icon($0, $1)) } } }

  /// Has something done when the person wants to sign in.
  @available(iOS17 )
  public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
    transformEnvironment(\.store) { $0.signIn = action }
  }

  /// Sets the address of what the app promises.
  @available(iOS17 )
  public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { transformEnvironment(\.store) { $0.policies[button] = .url(url) } }

  /// Sets the view of what the app promises.
  @available(iOS17 )
  public func subscriptionStorePolicyDestination<Destination: View>(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Destination
  ) -> some View {
    let view = AnyView(destination())
    return transformEnvironment(\.store) { $0.policies[button] = .view(view) }
  }

  /// Sets the colour of the links to what the app promises.
  ///
  /// No visible effect.
  @available(iOS17 )
  public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }

  /// Sets the colours of the links to what the app promises.
  ///
  /// No visible effect.
  @available(iOS17 )
  public func subscriptionStorePolicyForegroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View { self }

  /// Sets what is behind the controls.
  ///
  /// No visible effect.
  public func subscriptionStoreControlBackground(_ backgroundStyle: some ShapeStyle) -> some View {
    self
  }

  /// Sets what is behind the controls.
  ///
  /// No visible effect.
  public func subscriptionStoreControlBackground(
    _ backgroundStyle: SubscriptionStoreControlBackground
  ) -> some View { self }

  /// Sets what is behind the choices.
  ///
  /// No visible effect.
  @available(iOS17 )
  public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle
  ) -> some View { self }

  /// Sets what is behind the choices.
  ///
  /// No visible effect.
  @available(iOS17 )
  public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle, in shape: some Shape
  ) -> some View { self }

  /// Sets how groups of choices are drawn, which are all shown here.
  @available(iOS18 )
  public func subscriptionStoreOptionGroupStyle(
    _ style: some SubscriptionOptionGroupStyle
  ) -> some View { self }

  /// Makes offers of the app's; those of the store come first here.
  public func subscriptionPromotionalOffer(
    offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
    signature:
      @escaping (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws
      -> Product.SubscriptionOffer.Signature
  ) -> some View { self }

  /// Chooses between offers; that of the store comes first here.
  @available(iOS18 )
  public func preferredSubscriptionOffer(
    _ offer:
      @escaping (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer])
      -> Product.SubscriptionOffer?
  ) -> some View { self }
}

/// What is behind the controls of a store.
public struct SubscriptionStoreControlBackground: Sendable {
  /// As usual.
  public static let automatic = SubscriptionStoreControlBackground()
  /// Material.
  public static let gradientMaterial = SubscriptionStoreControlBackground()
  /// Material once one scrolls.
  public static let gradientMaterialOnScroll = SubscriptionStoreControlBackground()
}

extension ContainerBackgroundPlacement {
  /// A store of subscriptions.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
  /// The upper part of a store of subscriptions.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(
    name: "subscriptionStoreHeader")
  /// A store of subscriptions up to its edges.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
    name: "subscriptionStoreFullHeight")
}
