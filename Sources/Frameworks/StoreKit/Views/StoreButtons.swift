import SimulatedUI

/// The button that closes a store, where that is presented.
struct StoreCancellation: View {
  @Environment(\.store) private var store
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if store.shows(.cancellation, standard: dismiss.isModal) {
      HStack {
        Spacer()
        Button("Close", systemImage: "xmark") { dismiss() }.labelStyle(.iconOnly)
      }
      .padding(.horizontal)
    }
  }
}

/// The buttons at the end of a store.
struct StoreButtons: View {
  @Environment(\.store) private var store
  @Environment(\.openURL) private var openURL
  @State private var isRedeeming = false
  @State private var shown: SubscriptionStorePolicyKind?

  var body: some View {
    if store.shows(.restorePurchases) {
      Button("Restore Missing Purchases") { Task { try? await AppStore.sync() } }
    }
    if store.shows(.redeemCode) {
      Button("Redeem Code") { isRedeeming = true }.offerCodeRedemption(isPresented: $isRedeeming)
    }
    if let signIn = store.signIn, store.shows(.signIn, standard: true) {
      Button("Sign In") { signIn() }
    }
    if store.shows(.policies, standard: !store.policies.isEmpty) {
      HStack {
        policy(.termsOfService)
        policy(.privacyPolicy)
      }
      .sheet(isPresented: Binding(get: { shown != nil }, set: { if !$0 { shown = nil } })) {
        if let shown, case .view(let view)? = store.policies[shown] { view }
      }
    }
  }

  @ViewBuilder private func policy(_ kind: SubscriptionStorePolicyKind) -> some View {
    if let destination = store.policies[kind] {
      Button(kind.title) {
        switch destination {
        case .url(let url): openURL(url)
        case .view: shown = kind
        }
      }
    }
  }
}
