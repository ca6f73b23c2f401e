import SwiftUI

@main
struct AscentApp: App {
    @StateObject private var shop = Shop()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(shop)
        }
    }
}

enum Tab: Hashable {
    case home, tools, settings
}

final class Shop: ObservableObject {
    @Published var tab = Tab.home
    @Published var labels: [String] = []
    @Published var toast: String?
    @Published var toolsPath: [String] = []
    @Published var homePath: [String] = []

    @MainActor
    func addLabel(_ sku: String, showsToast: Bool) {
        labels.append(sku)
        guard showsToast else { return }
        toast = "1 label added Print Basket"
        Task {
            try? await Task.sleep(for: .seconds(4))
            toast = nil
        }
    }

    @MainActor
    func openBasket() {
        toast = nil
        tab = .tools
        toolsPath = ["basket"]
    }
}

struct RootView: View {
    @EnvironmentObject private var shop: Shop

    var body: some View {
        TabView(selection: $shop.tab) {
            HomeView()
                .tabItem { Label("Home", systemImage: "house") }
                .tag(Tab.home)
            ToolsView()
                .tabItem { Label("Tools", systemImage: "hammer") }
                .tag(Tab.tools)
            SettingsView()
                .tabItem { Label("Settings", systemImage: "gear") }
                .tag(Tab.settings)
        }
        .overlay(alignment: .bottom) {
            if let toast = shop.toast {
                HStack {
                    Text("1 label added")
                    Button("Print Basket") { shop.openBasket() }
                }
                .padding()
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier("toast")
                .accessibilityLabel(toast)
                .padding(.bottom, 60)
            }
        }
    }
}
