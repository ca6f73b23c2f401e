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
    assertSnapshots(
      of: view,
      as: [
        "light": .image(layout: layout),
        "dark": .image(layout: layout, traits: UITraitCollection(userInterfaceStyle: .dark)),
      ])
  }
}
