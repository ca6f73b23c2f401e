import Foundation
import Synchronization

/// The calls of the device.
final class CallRecords: Sendable {
  private struct State: @unchecked Sendable {
    var calls: [CXCall] = []
    var providers: [CXProvider] = []
    var observers: [() -> CXCallObserver?] = []
  }

  /// Those of the device.
  static let shared = CallRecords()

  private let state = Mutex(State())

  private init() {}

  /// The calls that are not over.
  var calls: [CXCall] { state.withLock { $0.calls } }

  /// Takes note of who tells of calls.
  func add(_ provider: CXProvider) { state.withLock { $0.providers.append(provider) } }

  /// Forgets who tells of calls.
  func remove(_ provider: CXProvider) {
    state.withLock { $0.providers.removeAll { $0 === provider } }
  }

  /// Takes note of who looks at calls.
  func add(_ observer: CXCallObserver) {
    state.withLock { $0.observers.append { [weak observer] in observer } }
  }

  /// Begins a call.
  ///
  /// - Returns: Whether there was none of its name.
  func begin(_ call: CXCall) -> Bool {
    let isNew = state.withLock { state in
      guard !state.calls.contains(where: { $0.uuid == call.uuid }) else { return false }
      state.calls.append(call)
      return true
    }
    if isNew { tell(call) }
    return isNew
  }

  /// Changes a call; one that is over is forgotten.
  func change(_ uuid: UUID, _ body: (CXCall) -> Void) {
    guard let call = calls.first(where: { $0.uuid == uuid }) else { return }
    body(call)
    if call.hasEnded { state.withLock { $0.calls.removeAll { $0.uuid == uuid } } }
    tell(call)
  }

  private func tell(_ call: CXCall) {
    for observer in state.withLock({ $0.observers }) { observer()?.changed(call) }
  }

  /// Has an action done by whoever tells of calls.
  ///
  /// - Parameters:
  ///   - action: What is to be done.
  ///   - provider: Who does it; `nil` for the last one that there is.
  ///   - end: Told whether it was done.
  /// - Returns: Whether there is somebody who does it.
  @discardableResult
  func run(
    _ action: CXAction, by provider: CXProvider? = nil, end: @escaping (Bool) -> Void
  ) -> Bool {
    guard let provider = provider ?? state.withLock({ $0.providers.last }) else { return false }
    if let start = action as? CXStartCallAction {
      _ = begin(CXCall(uuid: start.callUUID, isOutgoing: true))
    }
    action.onEnd = { [weak action] isDone in
      if let action { self.note(action, isDone) }
      end(isDone)
    }
    provider.perform(action)
    return true
  }

  /// Takes note of what was done.
  private func note(_ action: CXAction, _ isDone: Bool) {
    switch action {
    case let start as CXStartCallAction where !isDone:
      change(start.callUUID) { $0.hasEnded = true }
    case let answer as CXAnswerCallAction:
      change(answer.callUUID) { if isDone { $0.hasConnected = true } else { $0.hasEnded = true } }
    case let end as CXEndCallAction: change(end.callUUID) { $0.hasEnded = true }
    case let hold as CXSetHeldCallAction where isDone:
      change(hold.callUUID) { $0.isOnHold = hold.isOnHold }
    default: break
    }
  }
}
