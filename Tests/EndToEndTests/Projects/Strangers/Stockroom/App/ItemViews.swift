import SwiftUI

struct ItemView: View {
  let id: String
  @EnvironmentObject private var stock: Stock
  @State private var note = ""
  @State private var savedNote: String?

  private var item: Item? { stock.items.first { $0.id == id } }

  var body: some View {
    Form {
      if let item {
        LabeledContent("Category", value: item.category.rawValue)
        Stepper("\(item.amount) \(item.unit)", value: amount, in: 0...99)
          .accessibilityIdentifier("detail.amount")
      }
      Section("Note") {
        TextField("Add a note", text: $note)
          .accessibilityIdentifier("detail.note")
        Button("Save note") { savedNote = note }
          .disabled(note.isEmpty)
        if let savedNote {
          Text(savedNote)
            .accessibilityIdentifier("detail.savedNote")
        }
      }
    }
    .navigationTitle(item?.name ?? "")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var amount: Binding<Int> {
    Binding(
      get: { item?.amount ?? 0 },
      set: { value in
        guard let index = stock.items.firstIndex(where: { $0.id == id }) else { return }
        stock.items[index].amount = value
      })
  }
}

struct ItemForm: View {
  @State var item: Item
  @State private var isSaving = false
  @EnvironmentObject private var stock: Stock
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $item.name)
          .accessibilityIdentifier("form.name")
        Picker("Category", selection: $item.category) {
          ForEach(Category.allCases, id: \.self) { Text($0.rawValue) }
        }
        .accessibilityIdentifier("form.category")
        Toggle("Perishable", isOn: $item.isPerishable)
          .accessibilityIdentifier("form.perishable")
        if isSaving {
          ProgressView("Saving")
        }
      }
      .navigationTitle("Item")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            isSaving = true
            Task {
              await stock.save(item)
              dismiss()
            }
          }
          .disabled(item.name.isEmpty || isSaving)
          .accessibilityIdentifier("form.save")
        }
      }
    }
  }
}
