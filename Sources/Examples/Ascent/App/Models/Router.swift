import SwiftUI

/// Where the person is in the app.
@MainActor
final class Router: ObservableObject {
  enum Tab: Hashable {
    case home, tools, settings
  }

  enum HomeStep: Hashable {
    case search(String)
    case product(Product)
  }

  enum ToolsStep: Hashable {
    case basket
  }

  @Published var tab = Tab.home
  @Published var home: [HomeStep] = []
  @Published var tools: [ToolsStep] = []

  /// Puts what a search has found in the place of the search.
  func replaceSearch(with product: Product) {
    home = home.dropLast() + [.product(product)]
  }

  func openBasket() {
    tab = .tools
    tools = [.basket]
  }
}
