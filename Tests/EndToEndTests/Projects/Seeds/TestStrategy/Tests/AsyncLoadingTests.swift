import Combine
import XCTest
@testable import MyApp

final class AsyncLoadingTests: XCTestCase {
    var viewModel: UserListViewModel!
    var cancellables: Set<AnyCancellable> = []

    override func setUp() {
        super.setUp()
        let repository = MockUserRepository()
        repository.users = [
            User(id: 1, name: "Alice", email: "alice@example.com"),
            User(id: 2, name: "Bob", email: "bob@example.com")
        ]
        viewModel = UserListViewModel(repository: repository)
    }

    func testAsyncLoadingBad() async {
        await viewModel.loadUsers()
        // ここでテストが完了してしまう

        XCTAssertEqual(viewModel.users.count, 2) // 失敗する可能性
    }

    // 正しいテスト
    func testAsyncLoadingGood() async {
        // Expectationを使用
        let expectation = expectation(description: "Users loaded")

        viewModel.$users
            .dropFirst()
            .sink { users in
                if users.count == 2 {
                    expectation.fulfill()
                }
            }
            .store(in: &cancellables)

        await viewModel.loadUsers()

        await fulfillment(of: [expectation], timeout: 2.0)
        XCTAssertEqual(viewModel.users.count, 2)
    }
}
