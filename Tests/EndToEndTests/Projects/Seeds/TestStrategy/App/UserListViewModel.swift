import Foundation

struct User: Identifiable, Equatable {
    let id: Int
    let name: String
    let email: String
}

protocol UserRepositoryProtocol {
    func fetchUsers() async throws -> [User]
    func deleteUser(id: Int) async throws
}

class UserListViewModel: ObservableObject {
    @Published var users: [User] = []
    @Published var isLoading = false
    @Published var error: Error?

    private let repository: UserRepositoryProtocol

    init(repository: UserRepositoryProtocol) {
        self.repository = repository
    }

    @MainActor
    func loadUsers() async {
        isLoading = true
        error = nil

        defer { isLoading = false }

        do {
            users = try await repository.fetchUsers()
        } catch {
            self.error = error
        }
    }

    @MainActor
    func deleteUser(at indexSet: IndexSet) async {
        guard let index = indexSet.first else { return }
        let userId = users[index].id

        do {
            try await repository.deleteUser(id: userId)
            users.remove(atOffsets: indexSet)
        } catch {
            self.error = error
        }
    }
}
