import SimulatedUIKit

/// Shows a screen, with the field of its search if it has one.
struct UISearchContent<Content: View>: View {
  let content: Content
  let search: UISearchController?
  /// Another number whenever the app has started or ended the search.
  @State private var version = 0

  var body: some View {
    if let search {
      content
        .searchable(
          text: Binding(get: { search.searchBar.text ?? "" }, set: { search.type($0) }),
          isPresented: Binding(get: { isActive(search) }, set: { search.isActive = $0 }),
          prompt: Text(verbatim: search.searchBar.placeholder ?? "Search")
        )
        .onSubmit(of: .search) {
          search.searchBar.delegate?.searchBarSearchButtonClicked(search.searchBar)
        }
        .onAppear { search.onChange = { version += 1 } }
    } else {
      content
    }
  }

  private func isActive(_ search: UISearchController) -> Bool {
    _ = version
    return search.isActive
  }
}
