import Synchronization
import VirtualTime

/// Which app may use what, and the questions still to be answered.
///
/// Asked from any thread, hence the lock; questions are put and answers given on the main actor.
package final class Permissions: Sendable {
  /// Takes an answer.
  package typealias Completion = @MainActor @Sendable (PermissionStatus) -> Void
  /// Puts a question to the person.
  package typealias Presenter = @MainActor @Sendable (PermissionRequest) -> Void

  private struct Key: Hashable {
    let app: String
    let permission: Permission
  }

  private struct State {
    var currentApp = ""
    var answers: [Key: PermissionStatus] = [:]
    var waiting: [PermissionRequest: [Completion]] = [:]
    var observers: [@MainActor @Sendable () -> Void] = []
    var presenter: Presenter?
  }

  private let state = Mutex(State())

  /// The app whose code asks: the one in the foreground last.
  package var currentApp: String {
    get { state.withLock { $0.currentApp } }
    set { state.withLock { $0.currentApp = newValue } }
  }

  /// Sets who puts questions to the person.
  package func setPresenter(_ presenter: @escaping Presenter) {
    state.withLock { $0.presenter = presenter }
  }

  /// Has something done after each change of what apps may use.
  package func observe(_ observer: @escaping @MainActor @Sendable () -> Void) {
    state.withLock { $0.observers.append(observer) }
  }

  /// What the person has answered the app that asks.
  package func status(of permission: Permission) -> PermissionStatus {
    state.withLock {
      $0.answers[Key(app: $0.currentApp, permission: permission)] ?? .notDetermined
    }
  }

  /// What the person has answered an app.
  package func status(of permission: Permission, app: String) -> PermissionStatus {
    state.withLock { $0.answers[Key(app: app, permission: permission)] ?? .notDetermined }
  }

  /// What an app has got answers for.
  package func answered(by app: String) -> [Permission] {
    state.withLock { state in state.answers.keys.filter { $0.app == app }.map(\.permission) }
  }

  /// Asks the person, unless there is an answer already.
  ///
  /// - Parameters:
  ///   - permission: What for.
  ///   - scope: How far.
  ///   - completion: Told the answer, on the main actor and not before this function has returned.
  package func request(
    _ permission: Permission, scope: PermissionScope = .standard,
    completion: @escaping Completion
  ) {
    let (request, status) = state.withLock {
      let app = $0.currentApp
      return (
        PermissionRequest(app: app, permission: permission, scope: scope),
        $0.answers[Key(app: app, permission: permission)] ?? .notDetermined
      )
    }
    VirtualTime.schedule(after: .zero, kind: .timer, label: "permission request") {
      guard !status.answers(scope) else { return completion(status) }
      self.ask(request, completion)
    }
  }

  @MainActor
  private func ask(_ request: PermissionRequest, _ completion: @escaping Completion) {
    let presenter = state.withLock { state -> Presenter? in
      let isAsked = state.waiting[request] != nil
      state.waiting[request, default: []].append(completion)
      return isAsked ? nil : state.presenter
    }
    presenter?(request)
  }

  /// Takes the person's answer and tells everybody who waits for it.
  @MainActor
  package func answer(_ request: PermissionRequest, _ status: PermissionStatus) {
    let completions = state.withLock { state in
      state.answers[Key(app: request.app, permission: request.permission)] = status
      return state.waiting.removeValue(forKey: request) ?? []
    }
    for completion in completions { completion(status) }
    tellObservers()
  }

  /// Forgets an answer, so that the app asks again.
  @MainActor
  package func reset(_ permission: Permission, app: String) {
    state.withLock { _ = $0.answers.removeValue(forKey: Key(app: app, permission: permission)) }
    tellObservers()
  }

  /// Forgets all answers that concern an app.
  @MainActor
  package func resetAll(app: String) {
    state.withLock { state in state.answers = state.answers.filter { $0.key.app != app } }
    tellObservers()
  }

  /// Forgets an app's open questions, and what it was allowed until it ends.
  @MainActor
  package func appDidEnd(_ app: String) {
    state.withLock { state in
      state.waiting = state.waiting.filter { $0.key.app != app }
      state.answers = state.answers.filter { $0.key.app != app || $0.value != .once }
    }
  }

  @MainActor
  private func tellObservers() {
    for observer in state.withLock({ $0.observers }) { observer() }
  }
}

extension PermissionStatus {
  /// Whether the person need not be asked any more.
  fileprivate func answers(_ scope: PermissionScope) -> Bool {
    switch (self, scope) {
    case (.notDetermined, _): false
    // More than was granted is asked for once more: all of the calendar, location in the background.
    case (.adding, .full), (.authorized, .always), (.once, .always): false
    default: true
    }
  }
}
