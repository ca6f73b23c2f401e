import SnapshotTesting
import SwiftUI
import XCTest

@testable import Directory

@MainActor
final class LoadingSnapshotTests: XCTestCase {
  private let repository = MockPeopleRepository()

  func testLoading() async throws {
    let people = PeopleViewModel(repository: repository)
    repository.delay = 60
    let loading = Task { await people.load() }
    try await Task.sleep(for: .seconds(0.08))

    XCTAssertTrue(people.isLoading)
    await loading.value
  }
}
