public import Foundation
import SessionProtocol

/// The context a test runs in: where its parts can be named.
open class XCTContext: NSObject {
  private final class RunningActivity: NSObject, XCTActivity {
    let name: String
    init(name: String) { self.name = name }

    func add(_ attachment: XCTAttachment) {
      nonisolated(unsafe) let attachment = attachment
      TestThread.run { TestSession.current?.keep(attachment) }
    }
  }

  /// Runs a block as a named activity; reports and the explorer show what happens in it together.
  ///
  /// - Parameters:
  ///   - name: What to call it.
  ///   - block: The activity.
  /// - Returns: What the block returns.
  /// - Throws: What the block throws.
  @preconcurrency @MainActor
  public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    let activity = RunningActivity(name: name)
    guard let session = TestSession.current else { return try block(activity) }
    session.report(.activity(Activity(name: name, hasEnded: false)), isStop: true)
    defer { session.report(.activity(Activity(name: name, hasEnded: true))) }
    return try session.logged(name) { try block(activity) }
  }
}
