import ElementModel
public import Foundation
import Pictures
import SessionProtocol
public import SimulatedUIKit

/// A picture of the screen or an element.
///
/// See Apple's documentation of `XCUIScreenshot`.
@preconcurrency @MainActor
open class XCUIScreenshot: NSObject {
  private let picture: ScreenPicture?
  private lazy var data: Data = {
    do throws(PictureError) {
      return try picture?.pngData() ?? Data()
    } catch {
      Self.told = Self.told || Self.tell(error)
      return Data()
    }
  }()

  /// Whether the person knows that there are no pictures.
  private static var told = false

  /// Says why there is no picture; the test goes on.
  private static func tell(_ error: PictureError) -> Bool {
    FileHandle.standardError.write(Data("pomelo: no screenshot was drawn. \(error)\n".utf8))
    return true
  }

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
