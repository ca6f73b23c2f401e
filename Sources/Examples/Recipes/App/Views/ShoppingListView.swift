import SwiftUI

struct ShoppingListView: View {
  @Binding var items: [ShoppingItem]

  @State private var newItem = ""
  @State private var showsClear = false
  @State private var editMode = EditMode.inactive

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        HStack {
          TextField("shopping.new", text: $newItem, onCommit: add)
            .textFieldStyle(RoundedBorderTextFieldStyle())
            .accessibility(identifier: "item_field")
          Button("shopping.add", action: add)
            .disabled(newItem.isEmpty)
        }
        .padding()
        if items.isEmpty {
          Spacer()
          Image(systemName: "cart")
            .font(.system(size: 60))
            .foregroundColor(Color(.systemGray3))
            .accessibility(hidden: true)
          Text("shopping.empty")
            .foregroundColor(.secondary)
            .padding()
          Spacer()
        } else {
          list
        }
      }
      .navigationBarTitle("shopping.title")
      .navigationBarItems(
        leading: EditButton(),
        trailing: Button(action: { showsClear = true }) {
          Image(systemName: "trash")
        }
        .disabled(items.isEmpty)
        .accessibility(identifier: "clear_button")
      )
      .environment(\.editMode, $editMode)
      .actionSheet(isPresented: $showsClear) {
        ActionSheet(
          title: Text("shopping.clear"),
          buttons: [
            .destructive(Text("shopping.clear.done")) {
              withAnimation { items.removeAll { $0.isDone } }
            },
            .destructive(Text("shopping.clear.all")) {
              withAnimation { items.removeAll() }
              editMode = .inactive
            },
            .cancel(Text("cancel")),
          ])
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private var list: some View {
    List {
      ForEach(items) { item in
        Button(action: { toggle(item) }) {
          HStack {
            Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
              .foregroundColor(item.isDone ? .green : .gray)
            Text(item.name)
              .strikethrough(item.isDone)
              .foregroundColor(item.isDone ? .secondary : .primary)
            Spacer()
          }
        }
        .accessibility(identifier: "item_\(item.name)")
        .accessibility(value: Text(item.isDone ? "shopping.done" : "shopping.open"))
      }
      .onDelete { items.remove(atOffsets: $0) }
      .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
    .listStyle(PlainListStyle())
  }

  private func toggle(_ item: ShoppingItem) {
    guard let index = items.firstIndex(of: item) else { return }
    items[index].isDone.toggle()
  }

  private func add() {
    guard !newItem.isEmpty else { return }
    items.append(ShoppingItem(name: newItem))
    newItem = ""
  }
}

struct ShoppingListView_Previews: PreviewProvider {
  static var previews: some View {
    ShoppingListView(items: .constant([ShoppingItem(name: "Milk")]))
  }
}
