public import Foundation
import VirtualTime

/// Has things done with an app's calls, as the app's own buttons want.
open class CXCallController: NSObject, @unchecked Sendable {
  /// Tells of calls.
  public let callObserver = CXCallObserver()

  /// Has things done.
  public override init() {}

  /// Has things done, with answers somewhere.
  public init(queue: DispatchQueue) {}

  /// Has actions done.
  ///
  /// - Parameters:
  ///   - transaction: The actions.
  ///   - completion: Told that they are, or why not: ``CXErrorCodeRequestTransactionError``.
  open func request(
    _ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    VirtualTime.schedule(after: .zero, kind: .timer, label: "call transaction") {
      guard !transaction.actions.isEmpty else {
        return completion(CXErrorCodeRequestTransactionError(.emptyTransaction))
      }
      for action in transaction.actions {
        if let call = action as? CXCallAction, !(call is CXStartCallAction),
          !CallRecords.shared.calls.contains(where: { $0.uuid == call.callUUID })
        {
          return completion(CXErrorCodeRequestTransactionError(.unknownCallUUID))
        }
        guard CallRecords.shared.run(action, end: { _ in }) else {
          return completion(CXErrorCodeRequestTransactionError(.unknownCallProvider))
        }
      }
      completion(nil)
    }
  }

  /// Has actions done.
  ///
  /// - Throws: ``CXErrorCodeRequestTransactionError``.
  open func request(_ transaction: CXTransaction) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      request(transaction) { error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(()))
      }
    }
  }

  /// Has actions done.
  open func requestTransaction(
    with actions: [CXAction], completion: @escaping @Sendable ((any Error)?) -> Void
  ) { request(CXTransaction(actions: actions), completion: completion) }

  /// Has an action done.
  open func requestTransaction(
    with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void
  ) { request(CXTransaction(action: action), completion: completion) }
}
