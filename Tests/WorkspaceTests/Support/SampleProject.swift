import Foundation
import TestSupport

@testable import Workspace

/// A small project on disk, and an installation that has nothing but the compiler.
struct SampleProject {
  let folder: TemporaryFolder

  static let app = """
    import SwiftUI
    @main struct SampleApp: App {
      var body: some Scene { WindowGroup {} }
    }
    """
  static let tests = """
    import XCTest
    final class SampleTests: XCTestCase {
      func testOne() { Page().tap() }
      @MainActor func testTwo() async throws {}
      nonisolated func testFour() async {}
    }
    private class HiddenTests: XCTestCase { func testThree() {} }
    """
  static let page = """
    struct Page { func tap() {} }
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.app, to: "App/App.swift")
    try folder.write(Self.tests, to: "UITests/Tests.swift")
    try folder.write(Self.page, to: "UITests/Page.swift")
  }

  var appFolder: String { folder.path + "/App" }
  var testsFolder: String { folder.path + "/UITests" }

  /// Opens the project by its folders.
  func open() throws -> Project {
    try Project(
      .sources(app: [appFolder], tests: [testsFolder]), installation: Self.nowhere,
      currentFolder: "/")
  }

  static let nowhere = Installation(
    executable: "/nowhere/bin/pomelo", environment: [:], fileExists: { _ in false })
}
