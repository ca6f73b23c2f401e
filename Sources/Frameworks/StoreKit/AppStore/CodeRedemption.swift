import DeviceServices

/// The sheet on which the person makes use of an offer behind a code: it lists the offers, as Xcode's
/// test store does.
struct CodeRedemption {
  /// An offer, and the product that it is of.
  private struct Entry: Sendable {
    let productID: String
    let name: String
  }

  /// Shows the sheet until the person has chosen, and gives them what they have.
  @MainActor
  func run() async {
    let entries = entries
    let buttons: [(label: String, identifier: String, value: Entry?)] = entries.map {
      ($0.name, $0.productID, $0)
    }
    let chosen = await SystemPrompt.answer(
      app: DeviceServices.shared.permissions.currentApp, style: .sheet, title: "Redeem Code",
      lines: [entries.isEmpty ? "There are no offer codes." : "Choose an offer code."],
      buttons: buttons + [("Cancel", "dismiss", nil)])
    guard let entry = chosen ?? nil else { return }
    let order = StoreOrder(
      productID: entry.productID, options: [Product.PurchaseOption(.code(entry.name))])
    _ = try? Store.shared.buy(order, from: .store)
  }

  private var entries: [Entry] {
    Store.shared.read { state in
      state.configuration.items.flatMap { item in
        (item.subscription?.codes ?? []).map { Entry(productID: item.id, name: $0.referenceName) }
      }
    }
  }
}
