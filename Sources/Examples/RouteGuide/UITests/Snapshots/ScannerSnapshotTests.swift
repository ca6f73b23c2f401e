import SnapshotTesting
import XCTest

@testable import RouteGuide

final class ScannerSnapshotTests: ScreenTestCase {
  func testFrameIsInTheMiddleOnEveryDevice() {
    testSnapshot(vc: show(MockScannerViewController { _ in }))
  }

  /// What the mock is for: an overlay that is placed when the screen is loaded stays as it was on the
  /// first device, on every other one.
  func testWithoutTheMockTheFrameIsDisplaced() throws {
    try XCTSkipUnless(
      UIDevice.current.name == "iPhone 15", "The frame is placed for the device that this runs on.")
    let screen = CameralessViewController { _ in }
    let navigation = UINavigationController(rootViewController: screen)
    for device in [SnapshotConfig.iPhoneSE, .iPhone15ProMax] {
      assertSnapshot(
        of: navigation,
        as: .image(on: device.viewImageConfig, traits: SnapshotConfig.Appearance.light.traits),
        named: device.rawValue)
    }
  }
}

/// Shows an empty picture in the camera's place, and nothing else that the screen would not.
private final class CameralessViewController: ScannerViewController {
  override func startCamera() { showPreview() }
}
