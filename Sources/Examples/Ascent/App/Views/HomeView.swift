import SwiftUI

struct HomeView: View {
  @EnvironmentObject private var router: Router
  @State private var text = ""

  var body: some View {
    NavigationStack(path: $router.home) {
      VStack(alignment: .leading, spacing: 20) {
        HStack {
          TextField("search.prompt", text: $text)
            .textFieldStyle(.roundedBorder)
            .accessibilityIdentifier("search.field")
          Button("search.start") { router.home.append(.search(text)) }
            .disabled(text.isEmpty)
            .accessibilityIdentifier("search.start")
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("search")
        Text("home.hint")
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("home.hint")
        Spacer()
      }
      .padding()
      .navigationTitle("home.title")
      .navigationDestination(for: Router.HomeStep.self) { step in
        switch step {
        case .search(let text): SearchView(text: text)
        case .product(let product): ProductView(product: product)
        }
      }
    }
  }
}
