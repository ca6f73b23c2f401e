import SnapshotTesting
import SwiftUI
import XCTest

@testable import Directory

@MainActor
final class FailureSnapshotTests: XCTestCase {
  private let layout = SwiftUISnapshotLayout.fixed(width: 200, height: 150)
  private var view: FailureView { FailureView(failure: .offline) {} }

  func testMessage() {
    XCTAssertEqual(DirectoryError.offline.message, "You are offline.")
  }

  func testOffline() {
    assertSnapshot(of: view, as: .image(layout: layout))
  }

  func testOfflineInDarkMode() {
    assertSnapshot(of: view, as: .image(layout: layout))
  }
}
