import SwiftUI

struct RootView: View {
  enum Tab: Hashable {
    case expenses, statistics, settings
  }

  @ObservedObject var store: ExpenseStore
  @State private var selection = Tab.expenses

  var body: some View {
    TabView(selection: $selection) {
      ExpenseListView(store: store)
        .tabItem { Label("tab.expenses", systemImage: "list.bullet") }
        .badge(store.expenses.count)
        .tag(Tab.expenses)
      StatisticsView(store: store)
        .tabItem { Label("tab.statistics", systemImage: "chart.pie") }
        .tag(Tab.statistics)
      SettingsView()
        .tabItem { Label("tab.settings", systemImage: "gear") }
        .tag(Tab.settings)
    }
    .onAppear { store.load() }
  }
}

struct RootView_Previews: PreviewProvider {
  static var previews: some View {
    RootView(store: ExpenseStore(repository: PreviewExpenseRepository()))
      .environmentObject(ExpenseStore(repository: PreviewExpenseRepository()))
  }
}
