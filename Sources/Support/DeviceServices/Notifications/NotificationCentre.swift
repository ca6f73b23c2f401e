import Synchronization

/// A notification as the system shows it.
package struct NotificationBanner: Hashable, Sendable {
  /// Bundle identifier of the app it comes from.
  package var app: String
  /// How the app calls it.
  package var identifier: String
  /// The lines of text, title first; none is empty.
  package var lines: [String]

  /// Creates a notification.
  package init(app: String, identifier: String, lines: [String]) {
    self.app = app
    self.identifier = identifier
    self.lines = lines
  }
}

/// Takes notifications to the device's screen, and what the person does with them back.
package final class NotificationCentre: Sendable {
  /// Shows a notification.
  package typealias Presenter = @MainActor @Sendable (NotificationBanner) -> Void

  private struct State {
    var presenter: Presenter?
    var responder: Presenter?
    var foregroundApp: String?
  }

  private let state = Mutex(State())

  /// Bundle identifier of the app on the screen, which decides itself what is shown of its own.
  package var foregroundApp: String? {
    get { state.withLock { $0.foregroundApp } }
    set { state.withLock { $0.foregroundApp = newValue } }
  }

  /// Sets who shows notifications.
  package func setPresenter(_ presenter: @escaping Presenter) {
    state.withLock { $0.presenter = presenter }
  }

  /// Sets who is told that the person has tapped a notification.
  package func setResponder(_ responder: @escaping Presenter) {
    state.withLock { $0.responder = responder }
  }

  /// Shows a notification.
  @MainActor
  package func present(_ banner: NotificationBanner) {
    state.withLock { $0.presenter }?(banner)
  }

  /// Tells the app's side that the person has tapped a notification.
  @MainActor
  package func respond(to banner: NotificationBanner) {
    state.withLock { $0.responder }?(banner)
  }
}
