package import Foundation
import Synchronization

/// Hands links to the app that opens them.
package final class LinkOpener: Sendable {
  /// Opens a link; tells whether some app did.
  package typealias Opener = @MainActor @Sendable (URL) -> Bool
  /// Whether some app opens a link.
  package typealias Checker = @MainActor @Sendable (URL) -> Bool

  private let handlers = Mutex<(open: Opener, canOpen: Checker)?>(nil)

  /// Sets who opens links.
  package func setHandlers(open: @escaping Opener, canOpen: @escaping Checker) {
    handlers.withLock { $0 = (open, canOpen) }
  }

  /// Opens a link.
  ///
  /// - Returns: Whether some app did.
  @MainActor
  package func open(_ url: URL) -> Bool { handlers.withLock { $0 }?.open(url) ?? false }

  /// Whether some app would open a link.
  @MainActor
  package func canOpen(_ url: URL) -> Bool { handlers.withLock { $0 }?.canOpen(url) ?? false }
}
