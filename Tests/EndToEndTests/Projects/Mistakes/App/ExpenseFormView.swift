import SwiftUI

struct ExpenseFormView: View {
  @ObservedObject var store: ExpenseStore
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var amount = ""
  @State private var pin = ""
  @State private var category = "Food"

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Title", text: $title).accessibilityIdentifier("form.title")
        TextField("Amount", text: $amount).accessibilityIdentifier("form.amount")
        SecureField("PIN", text: $pin).accessibilityIdentifier("form.pin")
        Picker("Category", selection: $category) {
          ForEach(["Food", "Travel", "Office"], id: \.self) { Text($0) }
        }
        .pickerStyle(.wheel)
        Button("Save expense") {
          store.insert(title, cents: (Int(amount) ?? 0) * 100)
          dismiss()
        }
        .disabled(title.isEmpty || amount.isEmpty)
        .accessibilityIdentifier("form.save")
      }
      .navigationTitle("New")
    }
  }
}
