import SwiftUI

@main
struct LedgerApp: App {
  @StateObject private var store = ExpenseStore(repository: RemoteExpenseRepository())
  @AppStorage(SettingsKey.currency) private var currency = "EUR"
  @AppStorage(SettingsKey.darkMode) private var isDarkMode = false

  var body: some Scene {
    WindowGroup {
      RootView(store: store)
        .environmentObject(store)
        .environment(\.currencyCode, currency)
        .preferredColorScheme(isDarkMode ? .dark : nil)
        .tint(.indigo)
    }
  }
}
