import SwiftUI

@main
struct StockroomApp: App {
  @StateObject private var stock = Stock(repository: DelayedItemRepository())

  var body: some Scene {
    WindowGroup {
      StockView()
        .environmentObject(stock)
    }
  }
}
