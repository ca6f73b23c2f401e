public import Foundation
import SessionProtocol

/// A named part of a test.
public protocol XCTActivity: NSObjectProtocol {
  /// Its name.
  var name: String { get }
}

/// The context a test runs in: where its parts can be named.
open class XCTContext: NSObject {
  private final class RunningActivity: NSObject, XCTActivity {
    let name: String
    init(name: String) { self.name = name }
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
    TestSession.current?.report(.activity(Activity(name: name, hasEnded: false)), isStop: true)
    defer { TestSession.current?.report(.activity(Activity(name: name, hasEnded: true))) }
    return try block(RunningActivity(name: name))
  }
}
