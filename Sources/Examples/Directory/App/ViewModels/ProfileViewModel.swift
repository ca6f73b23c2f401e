import Combine

@MainActor
final class ProfileViewModel: ObservableObject {
  @Published private(set) var person: Person?
  @Published private(set) var failure: DirectoryError?
  @Published var isAskingToSignOut = false

  private let repository: PeopleRepository
  private let session: Session

  init(repository: PeopleRepository, session: Session) {
    self.repository = repository
    self.session = session
  }

  func load() async {
    guard let account = session.account, person == nil else { return }
    failure = nil
    do {
      person = try await repository.person(id: account.personID)
    } catch {
      failure = DirectoryError(error)
    }
  }

  func askToSignOut() {
    isAskingToSignOut = true
  }

  func signOut() {
    isAskingToSignOut = false
    session.end()
  }
}
