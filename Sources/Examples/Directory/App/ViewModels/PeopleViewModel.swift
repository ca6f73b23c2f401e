import Combine

@MainActor
final class PeopleViewModel: ObservableObject {
  @Published private(set) var people: [Person] = []
  @Published private(set) var isLoading = false
  @Published private(set) var failure: DirectoryError?

  private let repository: PeopleRepository

  init(repository: PeopleRepository) {
    self.repository = repository
  }

  /// People by department, each by name; departments without people are left out.
  var sections: [(department: Department, people: [Person])] {
    Department.allCases.compactMap { department in
      let members = people.filter { $0.department == department }.sorted { $0.name < $1.name }
      return members.isEmpty ? nil : (department, members)
    }
  }

  /// Fetches everybody; a failure leaves those who are known.
  func load() async {
    guard !isLoading else { return }
    isLoading = true
    failure = nil
    defer { isLoading = false }
    do {
      people = try await repository.people()
    } catch {
      failure = DirectoryError(error)
    }
  }
}
