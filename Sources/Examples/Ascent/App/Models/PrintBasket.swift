import SwiftUI

/// Price labels that are to be printed together, and what is said about them at the screen's edge.
@MainActor
final class PrintBasket: ObservableObject {
  struct Label: Identifiable {
    let id = UUID()
    let product: Product
    let copies: Int
  }

  struct Notice: Equatable {
    let text: String
    var offersBasket = false
  }

  @Published private(set) var labels: [Label] = []
  @Published private(set) var notice: Notice?

  var count: Int { labels.reduce(0) { $0 + $1.copies } }

  func add(_ product: Product, copies: Int) {
    labels.append(Label(product: product, copies: copies))
    let text = String(format: String(localized: "notice.added"), product.name)
    show(Notice(text: text, offersBasket: true))
  }

  func printAll() {
    show(Notice(text: String(format: String(localized: "notice.printed"), count)))
    labels = []
  }

  func dismissNotice() {
    notice = nil
  }

  private func show(_ notice: Notice) {
    self.notice = notice
    Task {
      try? await Task.sleep(for: .seconds(4))
      if self.notice == notice { self.notice = nil }
    }
  }
}
