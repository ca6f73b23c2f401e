import SwiftUI

struct SearchBar: View {
  @Binding var text: String
  @State private var isEditing = false

  var body: some View {
    HStack {
      TextField(
        "search.placeholder", text: $text,
        onEditingChanged: { editing in
          withAnimation { isEditing = editing }
        }
      )
      .padding(8)
      .padding(.horizontal, 24)
      .background(Color(.systemGray6))
      .cornerRadius(8)
      .disableAutocorrection(true)
      .autocapitalization(.none)
      .accessibility(identifier: "search_field")
      .overlay(
        HStack {
          Image(systemName: "magnifyingglass")
            .foregroundColor(.gray)
            .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
            .padding(.leading, 8)
          if !text.isEmpty {
            Button(action: { text = "" }) {
              Image(systemName: "multiply.circle.fill")
                .foregroundColor(.gray)
                .padding(.trailing, 8)
            }
            .accessibility(label: Text("search.clear"))
          }
        }
      )
      if isEditing {
        Button("search.cancel") {
          text = ""
          UIApplication.shared.sendAction(
            #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
        .transition(.move(edge: .trailing))
      }
    }
  }
}
