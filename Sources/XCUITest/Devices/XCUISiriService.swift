import ElementModel
public import Foundation

/// The device's assistant, which a simulated device does not have: queries find nothing.
///
/// See Apple's documentation of `XCUISiriService`.
@preconcurrency @MainActor
open class XCUISiriService: NSObject, XCUIElementTypeQueryProvider {
  /// The assistant's first element; there is none.
  open var firstMatch: XCUIElement {
    XCUIElementQuery(ElementQuery(), in: .bundle("com.apple.siri")).firstMatch
  }

  /// Says something to the assistant; fails the test, as there is none.
  ///
  /// - Parameter text: What is said.
  open func activate(voiceRecognitionText text: String) {
    TestSession.current?.failUnsupported(
      member: "XCUISiriService.activate(voiceRecognitionText:)", platform: "devices with Siri")
  }

  /// The assistant's elements; there are none.
  nonisolated open override var debugDescription: String { "XCUISiriService: no elements" }
}
