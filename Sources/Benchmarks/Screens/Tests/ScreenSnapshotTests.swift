import SnapshotTesting
import SwiftUI
import XCTest

@testable import Screens

/// Three hundred pictures of an iPhone's screen, at three pixels in a point.
final class ScreenSnapshotTests: XCTestCase {
  private let device = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    size: CGSize(width: 393, height: 852), traits: .iPhone13(.portrait))

  func testInbox() { check { InboxScreen(number: $0) } }
  func testSettings() { check { SettingsScreen(number: $0) } }
  func testTimetable() { check { TimetableScreen(number: $0) } }
  func testProfile() { check { ProfileScreen(number: $0) } }
  func testSignIn() { check { SignInScreen(number: $0) } }
  func testPhotos() { check { PhotosScreen(number: $0) } }

  private func check<Screen: View>(
    _ screen: (Int) -> Screen, file: StaticString = #filePath, function: String = #function,
    line: UInt = #line
  ) {
    for number in 0..<50 {
      assertSnapshot(
        of: screen(number),
        as: .image(
          layout: .device(config: device), traits: UITraitCollection(displayScale: 3)),
        named: "\(number)", file: file, testName: function, line: line)
    }
  }
}
