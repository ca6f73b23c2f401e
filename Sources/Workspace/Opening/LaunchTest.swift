import Foundation
import SourceIndex

/// A test for an app that has none: it launches the app, so that a person can look at it.
enum LaunchTest {
  private static let text = """
    import XCTest

    /// The project has no UI tests: this one only launches the app.
    final class LaunchTests: XCTestCase {
      func testLaunch() { XCUIApplication().launch() }
    }

    """

  /// The test's file, written where it is not there already.
  ///
  /// - Parameter folder: The project's folder, beside whose builds it lies.
  /// - Returns: The file.
  /// - Throws: ``BuildError/cacheNotWritable(path:reason:)``.
  static func file(in folder: String) throws(WorkspaceError) -> SourceFile {
    let cache = try BuildCache(folder: BuildCache.folder(inProject: folder) + "/tests")
    let path = "\(cache.folder)/LaunchTests.swift"
    if FileManager.default.contents(atPath: path) != Data(text.utf8) {
      try BuildCache.write(text, to: path)
    }
    return SourceFile(path: path, text: text)
  }
}
