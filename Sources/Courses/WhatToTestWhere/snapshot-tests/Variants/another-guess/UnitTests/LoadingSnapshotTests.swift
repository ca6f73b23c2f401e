import SnapshotTesting
import SwiftUI
import XCTest

@testable import Directory

@MainActor
final class LoadingSnapshotTests: XCTestCase {
  private let repository = MockPeopleRepository()

  func testLoading() async throws {
    let people = PeopleViewModel(repository: repository)
    let view = PeopleView(viewModel: people, search: SearchViewModel(service: DirectoryAPI()))
    let loading = Task { await people.load() }
    try await Task.sleep(for: .seconds(0.1))

    assertSnapshot(of: view, as: .image(layout: .fixed(width: 200, height: 200)))
    await loading.value
  }
}
