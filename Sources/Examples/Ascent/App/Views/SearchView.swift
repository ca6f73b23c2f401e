import SwiftUI

/// Looks for products; the only one found is shown at once.
struct SearchView: View {
  let text: String
  @EnvironmentObject private var router: Router
  @State private var products: [Product]?

  var body: some View {
    Group {
      if let products {
        List(products) { product in
          NavigationLink(value: Router.HomeStep.product(product)) {
            VStack(alignment: .leading) {
              Text(product.name)
                .accessibilityIdentifier("result.name")
              Text(product.sku)
                .font(.footnote)
                .foregroundStyle(.secondary)
                .accessibilityIdentifier("result.sku")
            }
          }
        }
        .overlay {
          if products.isEmpty {
            Text("search.empty")
              .accessibilityIdentifier("search.empty")
          }
        }
      } else {
        ProgressView()
      }
    }
    .navigationTitle("search.title")
    .task {
      guard products == nil else { return }
      let found = (try? await Catalog().search(text)) ?? []
      products = found
      if found.count == 1 { router.replaceSearch(with: found[0]) }
    }
  }
}
