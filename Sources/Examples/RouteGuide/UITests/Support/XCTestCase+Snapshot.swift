import SnapshotTesting
import XCTest

extension XCTestCase {
  /// The share of a picture that has to be equal, as edges differ a little from one Mac to another.
  var precision: Float { 0.985 }

  /// Compares a screen with its references: on each device, in both appearances.
  ///
  /// The screen is loaded once, and appears anew for each picture.
  ///
  /// - Parameters:
  ///   - vc: The screen.
  ///   - record: Whether its references are replaced.
  ///   - file: The file of the test.
  ///   - function: The test.
  ///   - line: The line of the call.
  func testSnapshot(
    vc: UIViewController, record: Bool = false, file: StaticString = #filePath,
    function: String = #function, line: UInt = #line
  ) {
    SnapshotConfig.allCases.forEach { device in
      SnapshotConfig.Appearance.allCases.forEach { appearance in
        assertSnapshot(
          of: vc,
          as: .image(
            on: device.viewImageConfig, precision: precision, traits: appearance.traits),
          named: "\(device.rawValue)-\(appearance.rawValue)", record: record ? .all : nil,
          file: file, testName: function, line: line)
      }
    }
  }
}
