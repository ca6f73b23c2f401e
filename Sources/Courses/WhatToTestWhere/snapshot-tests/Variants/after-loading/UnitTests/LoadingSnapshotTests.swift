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
    let loading = Task { await people.load() }
    await loading.value

    assertSnapshot(of: view, as: .image(layout: .fixed(width: 200, height: 200)))
  }
}
