/// The screen of choices that a picker's link opens; a choice leads back.
struct PickerChoices<SelectionValue: Hashable, Content: View>: View {
  let title: String
  let selection: Binding<SelectionValue>
  let content: Content
  /// Leads back.
  let close: () -> Void

  var body: some View {
    let chosen = Binding(
      get: { selection.wrappedValue },
      set: {
        selection.wrappedValue = $0
        close()
      })
    List {
      Picker(selection: chosen, content: { content }, label: { EmptyView() })
        .pickerStyle(InlinePickerStyle())
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
