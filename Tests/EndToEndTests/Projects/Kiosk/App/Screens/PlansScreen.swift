import StoreKit
import SwiftUI

struct PlansScreen: View {
  @State private var state = "loading"

  var body: some View {
    VStack {
      Text("State: \(state)")
      SubscriptionStoreView(groupID: "20A1") {
        Text("Read more").font(.largeTitle)
      }
      .subscriptionStoreControlStyle(.prominentPicker)
      .storeButton(.visible, for: .redeemCode)
      .subscriptionStorePolicyDestination(for: .termsOfService) { Text("Do as you like") }
    }
    .subscriptionStatusTask(for: "20A1") { taskState in
      if let value = taskState.value {
        state = value.contains { $0.state == .subscribed } ? "subscribed" : "not subscribed"
      }
    }
  }
}
