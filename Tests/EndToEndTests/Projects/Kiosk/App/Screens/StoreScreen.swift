import StoreKit
import SwiftUI

struct StoreScreen: View {
  @State private var started = ""
  @State private var completed = ""

  var body: some View {
    VStack {
      Text("Started: \(started)")
      Text("Completed: \(completed)")
      StoreView(ids: ["kiosk.coin", "kiosk.puzzles"]) { product in
        Image(systemName: product.id == "kiosk.coin" ? "circle" : "puzzlepiece")
      }
      .productViewStyle(.compact)
      .storeButton(.visible, for: .restorePurchases)
      .onInAppPurchaseStart { product in started = product.id }
      .onInAppPurchaseCompletion { product, result in
        if case .success(.success(let transaction)) = result {
          await transaction.unsafePayloadValue.finish()
          completed = product.id
        }
      }
    }
  }
}
