import XCTest
import Combine
@testable import MyApp

final class UserListViewModelTests: XCTestCase {
    var viewModel: UserListViewModel!
    var mockRepository: MockUserRepository!
    var cancellables: Set<AnyCancellable>!

    override func setUp() {
        super.setUp()
        mockRepository = MockUserRepository()
        viewModel = UserListViewModel(repository: mockRepository)
        cancellables = Set<AnyCancellable>()
    }

    override func tearDown() {
        viewModel = nil
        mockRepository = nil
        cancellables = nil
        super.tearDown()
    }

    func testInitialState() {
        // 初期状態の検証
        XCTAssertEqual(viewModel.users.count, 0)
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertNil(viewModel.error)
    }

    func testLoadUsersSuccess() async {
        // Arrange
        let expectedUsers = [
            User(id: 1, name: "Alice", email: "alice@example.com"),
            User(id: 2, name: "Bob", email: "bob@example.com")
        ]
        mockRepository.users = expectedUsers

        // Act
        await viewModel.loadUsers()

        // Assert
        XCTAssertEqual(viewModel.users.count, 2)
        XCTAssertEqual(viewModel.users[0].name, "Alice")
        XCTAssertEqual(viewModel.users[1].name, "Bob")
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertNil(viewModel.error)
    }

    func testLoadUsersFailure() async {
        // Arrange
        mockRepository.shouldFail = true

        // Act
        await viewModel.loadUsers()

        // Assert
        XCTAssertEqual(viewModel.users.count, 0)
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertNotNil(viewModel.error)
    }

    func testLoadingState() {
        // Arrange
        let expectation = expectation(description: "Loading state changes")
        var loadingStates: [Bool] = []

        viewModel.$isLoading
            .sink { isLoading in
                loadingStates.append(isLoading)
                if loadingStates.count == 3 { // false -> true -> false
                    expectation.fulfill()
                }
            }
            .store(in: &cancellables)

        // Act
        Task {
            await viewModel.loadUsers()
        }

        // Assert
        wait(for: [expectation], timeout: 2.0)
        XCTAssertEqual(loadingStates, [false, true, false])
    }

    func testDeleteUser() async {
        // Arrange
        mockRepository.users = [
            User(id: 1, name: "Alice", email: "alice@example.com"),
            User(id: 2, name: "Bob", email: "bob@example.com")
        ]
        await viewModel.loadUsers()

        // Act
        await viewModel.deleteUser(at: IndexSet(integer: 0))

        // Assert
        XCTAssertEqual(viewModel.users.count, 1)
        XCTAssertEqual(viewModel.users[0].name, "Bob")
    }
}

// モックリポジトリ
class MockUserRepository: UserRepositoryProtocol {
    var users: [User] = []
    var shouldFail = false

    func fetchUsers() async throws -> [User] {
        if shouldFail {
            throw NSError(domain: "TestError", code: 1)
        }

        // ネットワーク遅延をシミュレート
        try await Task.sleep(nanoseconds: 100_000_000)

        return users
    }

    func deleteUser(id: Int) async throws {
        users.removeAll { $0.id == id }
    }
}
