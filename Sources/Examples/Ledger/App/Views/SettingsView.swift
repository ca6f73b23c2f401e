import SwiftUI

struct SettingsView: View {
  @EnvironmentObject private var store: ExpenseStore
  @Environment(\.openURL) private var openURL
  @AppStorage(SettingsKey.currency) private var currency = "EUR"
  @AppStorage(SettingsKey.darkMode) private var isDarkMode = false
  @AppStorage(SettingsKey.budget) private var budget = 500.0
  @AppStorage(SettingsKey.remindersEnabled) private var remindersEnabled = true
  @State private var isConfirmingReset = false

  var body: some View {
    NavigationStack {
      Form {
        Section("settings.display") {
          Picker("settings.currency", selection: $currency) {
            ForEach(["EUR", "USD", "JPY", "GBP"], id: \.self, content: Text.init(verbatim:))
          }
          .pickerStyle(.navigationLink)
          Toggle("settings.darkMode", isOn: $isDarkMode)
            .accessibilityIdentifier("settings.darkMode")
        }
        Section {
          Stepper(value: $budget, in: 100...2000, step: 100) {
            LabeledContent("settings.budget") { AmountText(budget) }
          }
          .accessibilityIdentifier("settings.budget")
          Toggle("settings.reminders", isOn: $remindersEnabled)
        } header: {
          Text("settings.budget")
        } footer: {
          Text("settings.budget.footer")
        }
        Section {
          NavigationLink("settings.categories") { CategoriesView() }
          Button("settings.help") {
            if let url = URL(string: "https://ledger.example/help") { openURL(url) }
          }
          Button("settings.reset", role: .destructive) { isConfirmingReset = true }
        }
      }
      .navigationTitle("settings.title")
      .confirmationDialog("settings.reset.title", isPresented: $isConfirmingReset) {
        Button("settings.reset.confirm", role: .destructive, action: store.removeAll)
      }
    }
  }
}
