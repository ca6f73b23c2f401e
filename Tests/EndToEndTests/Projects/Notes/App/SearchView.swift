import SwiftUI

struct SearchView: View {
  @StateObject private var viewModel: SearchViewModel

  init(notes: [Note]) {
    _viewModel = StateObject(wrappedValue: SearchViewModel(notes: notes))
  }

  var body: some View {
    VStack {
      TextField("Search notes", text: $viewModel.query)
        .accessibilityIdentifier("search.query")
      Text("Searched \(viewModel.searchCount) times")
        .accessibilityIdentifier("search.count")
      List(viewModel.results) { note in
        Text(note.title)
          .accessibilityIdentifier("search.result")
      }
    }
    .navigationTitle("Search")
  }
}
