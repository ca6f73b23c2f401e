import SwiftUI

/// An app for keeping expenses.
@main
struct ExpensesApp: App {
  @StateObject private var store = ExpenseStore()

  var body: some Scene {
    WindowGroup {
      TabView {
        ExpenseListView(store: store)
          .tabItem { Label("Expenses", systemImage: "list.bullet") }
        SettingsView()
          .tabItem { Label("Settings", systemImage: "gear") }
      }
    }
  }
}
