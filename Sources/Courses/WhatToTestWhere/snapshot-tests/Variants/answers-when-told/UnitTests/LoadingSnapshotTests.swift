import SnapshotTesting
import SwiftUI
import XCTest

@testable import Directory

@MainActor
final class LoadingSnapshotTests: XCTestCase {
  private let repository = HeldRepository()

  func testLoading() async throws {
    let people = PeopleViewModel(repository: repository)
    let view = PeopleView(viewModel: people, search: SearchViewModel(service: DirectoryAPI()))
    let loading = Task { await people.load() }
    try await Task.sleep(for: .seconds(0.08))

    assertSnapshot(of: view, as: .image(layout: .fixed(width: 200, height: 200)))
    repository.release()
    await loading.value
  }
}

/// Answers when it is told to.
final class HeldRepository: PeopleRepository {
  private var asker: CheckedContinuation<[Person], Never>?

  func people() async throws -> [Person] {
    await withCheckedContinuation { asker = $0 }
  }

  func person(id: Int) async throws -> Person {
    throw DirectoryError.unknownPerson
  }

  func release() { asker?.resume(returning: []) }
}
