import SwiftUI

@main
struct AscentApp: App {
  @StateObject private var router = Router()
  @StateObject private var basket = PrintBasket()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(router)
        .environmentObject(basket)
    }
  }
}
