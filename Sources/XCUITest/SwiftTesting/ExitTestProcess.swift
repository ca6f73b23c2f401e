import Foundation
import Glibc
import VirtualTime

/// The process that Swift Testing starts for `#expect(processExitsWith:)`: it runs one closure.
package enum ExitTestProcess {
  /// Whether this process is one.
  package static var isWanted: Bool {
    getenv("SWT_EXIT_TEST_ID") != nil && LibraryEntryPoint.function != nil
  }

  /// Virtual seconds that the closure may take.
  private static let limit = Duration.seconds(600)

  /// Runs the closure, which the library finds by itself, and ends the process.
  @MainActor
  package static func run() -> Never {
    VirtualTime.install()
    var isDone = false
    Task { @MainActor in
      // Nothing is to be run but the closure.
      _ = try? await LibraryEntryPoint.run(.init(filter: ["^$"])) { _ in }
      isDone = true
    }
    VirtualTime.run(until: limit) { isDone }
    exit(EXIT_FAILURE)
  }
}
