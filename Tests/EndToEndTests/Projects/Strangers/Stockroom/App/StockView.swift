import SwiftUI

struct StockView: View {
  @EnvironmentObject private var stock: Stock
  @State private var query = ""
  @State private var category: Category?
  @State private var itemToDelete: Item?
  @State private var editedItem: Item?

  private var shown: [Item] {
    stock.items.filter {
      (query.isEmpty || $0.name.localizedCaseInsensitiveContains(query))
        && (category == nil || $0.category == category)
    }
  }

  var body: some View {
    NavigationStack {
      List {
        if stock.isLoading {
          ProgressView("Loading stock")
        } else {
          content
        }
      }
      .navigationTitle("Stock")
      .searchable(text: $query, prompt: "Search stock")
      .toolbar { toolbar }
      .safeAreaInset(edge: .bottom) { banner }
      .task { await stock.load() }
      .sheet(item: $editedItem) { ItemForm(item: $0) }
      .confirmationDialog(
        "Delete this item?",
        isPresented: Binding(get: { itemToDelete != nil }, set: { if !$0 { itemToDelete = nil } }),
        titleVisibility: .visible, presenting: itemToDelete
      ) { item in
        Button("Delete \(item.name)", role: .destructive) { stock.delete(item) }
        Button("Keep", role: .cancel) {}
      }
    }
  }

  @ViewBuilder
  private var content: some View {
    Text("\(shown.count) items")
      .accessibilityIdentifier("stock.count")
    if shown.contains(where: \.isLow) {
      Section("Running low") {
        ForEach(shown.filter(\.isLow)) { row($0, prefix: "low") }
      }
    }
    Section("All items") {
      ForEach(shown) { row($0, prefix: "item") }
    }
  }

  private func row(_ item: Item, prefix: String) -> some View {
    NavigationLink {
      ItemView(id: item.id)
    } label: {
      HStack {
        Text(item.name)
        Spacer()
        Text("\(item.amount) \(item.unit)")
      }
    }
    .accessibilityIdentifier("\(prefix).\(item.id)")
    .swipeActions(edge: .leading) {
      Button("Restock") { stock.restock(item) }
        .tint(.green)
    }
    .swipeActions(edge: .trailing) {
      Button("Delete", role: .destructive) { itemToDelete = item }
      Button("Edit") { editedItem = item }
    }
  }

  @ToolbarContentBuilder
  private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) {
      if stock.isSyncing {
        ProgressView()
          .accessibilityIdentifier("stock.syncing")
      } else {
        Button("Sync") { Task { await stock.sync() } }
      }
    }
    ToolbarItem(placement: .topBarTrailing) {
      Menu("Filter") {
        Button("Everything") { category = nil }
        ForEach(Category.allCases, id: \.self) { kind in
          Button(kind.rawValue) { category = kind }
        }
      }
    }
    ToolbarItem(placement: .topBarTrailing) {
      Button {
        editedItem = Item(id: UUID().uuidString, name: "", amount: 1, unit: "pcs", category: .dry)
      } label: {
        Image(systemName: "plus")
      }
      .accessibilityIdentifier("stock.add")
    }
  }

  @ViewBuilder
  private var banner: some View {
    if let text = stock.banner {
      HStack {
        Text(text)
          .accessibilityIdentifier("stock.banner")
        Spacer()
        Button("Dismiss") { stock.banner = nil }
      }
      .padding()
      .background(.bar)
    }
  }
}
