import Foundation
import Glibc

/// The smallest project there is, which tells whether this machine can build and run one.
package enum TrialProject {
  private static let files = [
    "pomelo.yml": "name: Trial\napp: App\ntests: UITests\n",
    "App/TrialApp.swift": """
    import SwiftUI

    @main struct TrialApp: App {
      var body: some Scene { WindowGroup { Text("Trial") } }
    }

    """,
    "UITests/TrialTests.swift": """
    import XCTest

    final class TrialTests: XCTestCase {
      func testTrial() { XCUIApplication().launch() }
    }

    """,
  ]

  /// The folder of the project in a cache.
  ///
  /// - Parameter environment: Names the cache folder.
  /// - Returns: Its path.
  package static func folder(environment: [String: String]) -> String {
    Installation.cacheFolder(environment: environment) + "/trial"
  }

  /// Writes the project, where it is not there already: an equal one is as it was built last.
  ///
  /// - Parameter environment: Names the cache folder.
  /// - Throws: ``BuildError/cacheNotWritable(path:reason:)``.
  package static func write(environment: [String: String]) throws(WorkspaceError) {
    let folder = folder(environment: environment)
    // A cache that has to be there for the builds as well.
    try BuildCache.makeFolder(folder)
    _ = try BuildCache(inProject: folder, environment: environment)
    for (name, text) in files {
      let path = "\(folder)/\(name)"
      if FileManager.default.contents(atPath: path) == Data(text.utf8) { continue }
      let parent = (path as NSString).deletingLastPathComponent
      if access(parent, F_OK) != 0, mkdir(parent, 0o755) != 0 {
        throw .build(.cacheNotWritable(path: parent, reason: SystemError.current))
      }
      try BuildCache.write(text, to: path)
    }
  }
}
