import SwiftUI

/// What the person can choose, and what the guide's maker has to say.
struct SettingsView: View {
  @AppStorage("showsFares") private var showsFares = true
  @State private var page: Page?

  /// A page of the web that the settings lead to.
  private enum Page: String, Identifiable {
    case news, terms

    var id: String { rawValue }
    var heading: String { "page.\(rawValue)" }
    var address: URL? { URL(string: "https://guide.example.jp/\(rawValue)") }
  }

  var body: some View {
    Form {
      Section("settings.list") {
        Toggle("settings.fares", isOn: $showsFares)
          .accessibilityIdentifier("settings.fares")
      }
      Section("settings.about") {
        Button("page.news") { page = .news }
          .accessibilityIdentifier("settings.news")
        Button("page.terms") { page = .terms }
          .accessibilityIdentifier("settings.terms")
      }
    }
    .navigationTitle("tab.settings")
    .sheet(item: $page) { page in
      if let address = page.address {
        PageScreen(
          address: address, heading: page.heading,
          isPresented: Binding(get: { self.page != nil }, set: { if !$0 { self.page = nil } }))
      }
    }
  }
}
