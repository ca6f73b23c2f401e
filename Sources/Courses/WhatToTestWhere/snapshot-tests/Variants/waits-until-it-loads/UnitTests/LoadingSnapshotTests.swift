import SnapshotTesting
import SwiftUI
import XCTest

@testable import Directory

@MainActor
final class LoadingSnapshotTests: XCTestCase {
  private let repository = MockPeopleRepository()

  func testLoading() async {
    let people = PeopleViewModel(repository: repository)
    let view = PeopleView(viewModel: people, search: SearchViewModel(service: DirectoryAPI()))
    repository.delay = 60
    let loading = Task { await people.load() }
    while !people.isLoading { await Task.yield() }

    assertSnapshot(of: view, as: .image(layout: .fixed(width: 200, height: 200)))
    loading.cancel()
  }
}
