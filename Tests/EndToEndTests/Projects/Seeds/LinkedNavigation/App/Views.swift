import SwiftUI

struct HomeView: View {
    @EnvironmentObject private var shop: Shop
    @State private var sku = ""

    var body: some View {
        NavigationStack(path: $shop.homePath) {
            HStack {
                TextField("SKU", text: $sku)
                    .accessibilityIdentifier("sku_field")
                Button("Search") { shop.homePath = [sku] }
                    .accessibilityIdentifier("search_button")
            }
            .padding()
            .navigationTitle("Ascent")
            .navigationDestination(for: String.self) { ProductView(sku: $0) }
        }
    }
}

struct ProductView: View {
    let sku: String
    @EnvironmentObject private var shop: Shop
    @State private var isLoading = true
    @State private var showsOptions = false

    var body: some View {
        Group {
            if isLoading {
                ProgressView()
            } else {
                VStack {
                    Text(sku)
                        .accessibilityIdentifier("product_sku")
                    Button("Printing options") { showsOptions = true }
                        .accessibilityIdentifier("printing_options_button")
                }
            }
        }
        .navigationTitle("Product")
        .task {
            try? await Task.sleep(for: .seconds(3))
            isLoading = false
        }
        .sheet(isPresented: $showsOptions) {
            VStack {
                Button("Add label") { add(showsToast: true) }
                    .accessibilityIdentifier("add_label")
                Button("Add silently") { add(showsToast: false) }
                    .accessibilityIdentifier("add_silently")
            }
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("options_sheet")
        }
    }

    private func add(showsToast: Bool) {
        showsOptions = false
        shop.addLabel(sku, showsToast: showsToast)
    }
}

struct ToolsView: View {
    @EnvironmentObject private var shop: Shop

    var body: some View {
        NavigationStack(path: $shop.toolsPath) {
            List(0..<30, id: \.self) { number in
                Text("Tool \(number)")
            }
            .navigationTitle("Tools")
            .navigationDestination(for: String.self) { _ in
                List(shop.labels, id: \.self) { label in
                    Text(label)
                        .accessibilityIdentifier("basket_item")
                }
                .navigationTitle("Print Basket")
            }
        }
    }
}

struct SettingsView: View {
    @State private var mode = "all"
    @State private var hasExpired = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(["all", "mine"], id: \.self) { name in
                    Button(name) {
                        Task {
                            try? await Task.sleep(for: .seconds(2))
                            mode = name
                        }
                    }
                    .accessibilityIdentifier("mode_\(name)")
                    .accessibilityAddTraits(mode == name ? .isSelected : [])
                }
                ForEach(0..<30, id: \.self) { number in
                    Text("Setting \(number)")
                }
                NavigationLink("Knowledge Base") {
                    Text("How to print labels")
                        .accessibilityIdentifier("knowledge_article")
                        .navigationTitle("Knowledge Base")
                }
                .accessibilityIdentifier("knowledge_base_link")
                Button("Support") { hasExpired = true }
                    .accessibilityIdentifier("support_link")
            }
            .navigationTitle("Settings")
            .alert("Session expired", isPresented: $hasExpired) {
                Button("OK") {}
            }
        }
    }
}
