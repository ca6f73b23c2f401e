import ElementModel
public import Foundation
import SessionProtocol
public import SimulatedUIKit

/// A picture of the screen or an element.
///
/// See Apple's documentation of `XCUIScreenshot`.
@preconcurrency @MainActor
open class XCUIScreenshot: NSObject {
  private let picture: ScreenPicture?
  private lazy var data = picture?.pngData() ?? Data()

  nonisolated init(_ picture: ScreenPicture?) {
    self.picture = picture
    super.init()
  }

  /// The picture as a PNG file.
  open var pngRepresentation: Data { data }

  /// The picture.
  open var image: UIImage { UIImage(data: data) ?? UIImage() }
}

extension XCUIElement {
  /// A picture of the element as it is on the screen; a missing element fails the test.
  func makeScreenshot() -> XCUIScreenshot {
    guard let session = TestSession.current else { return XCUIScreenshot(nil) }
    return session.logged(Wording.screenshot(of: reference.title)) {
      let frame = attribute(.screenshot, missing: CGRect?.none) { $0.frame }
      return XCUIScreenshot(frame.map { session.picture(of: $0) })
    }
  }
}
