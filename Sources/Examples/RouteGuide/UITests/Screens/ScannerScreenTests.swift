import XCTest

@testable import RouteGuide

final class ScannerScreenTests: ScreenTestCase {
  func testFrameIsInTheMiddleOnEveryDevice() {
    let screen = MockScannerViewController { _ in }
    onEveryDevice(show(screen)) { device in
      XCTAssertEqual(screen.frameView.frame.midX, device.size.width / 2, accuracy: 0.5)
      XCTAssertEqual(screen.cameraView.frame.size, device.size)
      XCTAssertEqual(screen.hintLabel.text, "Hold the code into the frame.")
      XCTAssertLessThan(screen.hintLabel.frame.maxY, device.size.height)
    }
  }

  /// Why the mock places the overlay anew: a screen is loaded once, and drawn in many sizes.
  func testWithoutTheMockTheFrameStaysWhereItWas() {
    let screen = ScannerViewController { _ in }
    let navigation = show(screen)
    let first = screen.frameView.frame
    onEveryDevice(navigation) { _ in XCTAssertEqual(screen.frameView.frame, first) }
  }

  func testWithoutACameraTheScreenSaysSo() {
    let screen = ScannerViewController { _ in }
    show(screen)
    XCTAssertEqual(screen.hintLabel.text, "There is no camera.")
    XCTAssertFalse(screen.captureSession.isRunning)
  }

  func testCodeIsHandedOn() {
    var codes: [String] = []
    let screen = StubbedScannerViewController(code: "HARBOUR-7") { codes.append($0) }
    showAndWait(screen)
    XCTAssertEqual(codes, ["HARBOUR-7"])
    XCTAssertEqual(screen.hintLabel.text, "Ticket found.")
  }
}
