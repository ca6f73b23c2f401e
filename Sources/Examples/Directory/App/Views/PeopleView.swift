import SwiftUI

struct PeopleView: View {
  @StateObject var viewModel: PeopleViewModel
  @StateObject var search: SearchViewModel

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("people.title")
        .navigationDestination(for: Person.self, destination: PersonView.init)
        .searchable(text: $search.query, prompt: "people.search")
        .task { await viewModel.load() }
    }
  }

  @ViewBuilder private var content: some View {
    switch search.state {
    case .idle:
      everybody
    case .searching:
      ProgressView("people.searching")
    case .found(let people) where people.isEmpty:
      Text("people.nobody").accessibilityIdentifier("people.nobody")
    case .found(let people):
      List(people, rowContent: PersonRow.init)
    case .failed:
      FailureView(failure: .unavailable, retry: nil)
    }
  }

  @ViewBuilder private var everybody: some View {
    if viewModel.isLoading && viewModel.people.isEmpty {
      ProgressView("people.loading")
    } else if let failure = viewModel.failure {
      FailureView(failure: failure) {
        Task { await viewModel.load() }
      }
    } else {
      List {
        ForEach(viewModel.sections, id: \.department) { section in
          Section(section.department.title) {
            ForEach(section.people, content: PersonRow.init)
          }
        }
      }
      .refreshable { await viewModel.load() }
    }
  }
}

private struct PersonRow: View {
  let person: Person

  var body: some View {
    NavigationLink(value: person) { PersonLabel(person: person) }
      .accessibilityIdentifier("person.\(person.id)")
  }
}

/// What a row says of a person.
struct PersonLabel: View {
  let person: Person

  var body: some View {
    VStack(alignment: .leading) {
      Text(person.name).font(.headline)
      Text(person.role).font(.subheadline).foregroundStyle(.secondary)
    }
  }
}
