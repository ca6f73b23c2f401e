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
  /// - Parameters:
  ///   - folder: The project's folder, beside whose builds it lies.
  ///   - environment: Names the person's cache folder.
  /// - Returns: The file.
  /// - Throws: ``BuildError/cacheNotWritable(path:reason:)``.
  static func file(
    in folder: String, environment: [String: String]
  ) throws(WorkspaceError) -> SourceFile {
    try file(beside: BuildCache(inProject: folder, environment: environment))
  }

  /// The test's file, written where it is not there already.
  ///
  /// - Parameter builds: The builds of the project, beside which it lies.
  /// - Returns: The file.
  /// - Throws: ``BuildError/cacheNotWritable(path:reason:)``.
  static func file(beside builds: BuildCache) throws(WorkspaceError) -> SourceFile {
    let cache = try BuildCache(folder: builds.folder + "/tests")
    let path = "\(cache.folder)/LaunchTests.swift"
    if FileManager.default.contents(atPath: path) != Data(text.utf8) {
      try BuildCache.write(text, to: path)
    }
    return SourceFile(path: path, text: text)
  }
}
