import SwiftUI

struct ExpenseListView: View {
  @ObservedObject var store: ExpenseStore
  @State private var isAdding = false
  @State private var isConfirming = false

  var body: some View {
    NavigationStack {
      VStack {
        HStack {
          Text(store.total).accessibilityIdentifier("list.total")
          Button("Load") { Task { await store.load() } }
            .accessibilityIdentifier("list.load")
          Button("Clear all") { isConfirming = true }
            .accessibilityIdentifier("list.clear")
        }
        if store.isLoading {
          ProgressView().accessibilityIdentifier("list.spinner")
        }
        List {
          ForEach(store.expenses) { expense in
            NavigationLink(value: expense) {
              Text(expense.title).accessibilityIdentifier("row.title.\(expense.id)")
            }
            .swipeActions {
              Button("Archive") { store.expenses.removeAll { $0.id == expense.id } }
            }
          }
        }
      }
      .navigationTitle("My expenses")
      .navigationDestination(for: Expense.self) { ExpenseDetailView(expense: $0) }
      .toolbar {
        Button("New expense") { isAdding = true }
          .accessibilityIdentifier("list.add")
      }
      .sheet(isPresented: $isAdding) { ExpenseFormView(store: store) }
      .alert("Remove everything?", isPresented: $isConfirming) {
        Button("Remove", role: .destructive) { store.expenses = [] }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}
