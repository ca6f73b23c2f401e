import SwiftUI

struct ExpenseDetailView: View {
  @Environment(\.dismiss) private var dismiss
  @EnvironmentObject private var store: ExpenseStore
  @State private var isEditing = false
  @State private var isConfirmingDeletion = false
  let expense: Expense

  private var current: Expense {
    store.expenses.first { $0.id == expense.id } ?? expense
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        VStack(spacing: 8) {
          Image(systemName: current.category.symbol)
            .font(.largeTitle)
            .foregroundColor(current.category.color)
          AmountText(current.amount)
            .font(.system(.largeTitle, design: .rounded))
            .accessibilityIdentifier("detail.amount")
          Text(current.date, style: .date)
            .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .card()
        if !current.note.isEmpty {
          GroupBox("form.note") {
            Text(current.note)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        Button("action.delete", role: .destructive) {
          isConfirmingDeletion = true
        }
        .accessibilityIdentifier("detail.delete")
      }
      .padding()
    }
    .navigationTitle(current.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Button("action.edit") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) {
      ExpenseFormView(store: store, expense: current)
    }
    .alert("expenses.delete.title", isPresented: $isConfirmingDeletion) {
      Button("action.delete", role: .destructive) {
        store.delete([current])
        dismiss()
      }
      Button("action.cancel", role: .cancel) {}
    } message: {
      Text("expenses.delete.message \(current.title)")
    }
  }
}
