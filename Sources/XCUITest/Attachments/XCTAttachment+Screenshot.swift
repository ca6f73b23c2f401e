import Foundation

extension XCTAttachment {
  /// Creates an attachment of a screenshot.
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(screenshot: screenshot, quality: .original)
  }

  /// Creates an attachment of a screenshot; as for any picture, all of its quality is kept.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    let payload = MainActor.assumeIsolated { screenshot.pngRepresentation }
    self.init(uniformTypeIdentifier: "public.png", name: nil, payload: payload)
  }
}
