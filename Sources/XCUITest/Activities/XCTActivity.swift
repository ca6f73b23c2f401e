public import Foundation

/// A named part of a test.
public protocol XCTActivity: NSObjectProtocol {
  /// Its name.
  var name: String { get }

  /// Keeps something with the activity.
  func add(_ attachment: XCTAttachment)
}
