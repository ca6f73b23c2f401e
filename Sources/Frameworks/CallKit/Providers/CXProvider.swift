public import AVFoundation
import DeviceServices
public import Foundation
import VirtualTime

/// Tells the system of an app's calls.
///
/// A call that comes is put to the person, who takes it or not.
open class CXProvider: NSObject, @unchecked Sendable {
  /// How calls are shown.
  open var configuration: CXProviderConfiguration
  private weak var delegate: (any CXProviderDelegate)?
  private var queue: DispatchQueue?

  /// Tells of calls.
  public init(configuration: CXProviderConfiguration) {
    self.configuration = configuration
    super.init()
    CallRecords.shared.add(self)
  }

  /// Sets who is told.
  ///
  /// - Parameters:
  ///   - delegate: Who.
  ///   - queue: Where; `nil` for the main one.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
    self.queue = queue
    tell { $0.providerDidBegin(self) }
  }

  /// Has something told.
  func tell(_ body: @escaping @Sendable (any CXProviderDelegate) -> Void) {
    (queue ?? .main).async { [weak self] in self?.delegate.map(body) }
  }

  /// Tells of a call that comes.
  ///
  /// - Parameters:
  ///   - UUID: Tells calls apart.
  ///   - update: What is known of it.
  ///   - completion: Told whether the person is asked, or why not: ``CXErrorCodeIncomingCallError``.
  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate,
    completion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let isNew = CallRecords.shared.begin(CXCall(uuid: UUID, isOutgoing: false))
    VirtualTime.schedule(after: .zero, kind: .timer, label: "incoming call") {
      guard isNew else {
        return completion(CXErrorCodeIncomingCallError(.callUUIDAlreadyExists))
      }
      IncomingCallPrompt(call: UUID, update: update, provider: self).present()
      completion(nil)
    }
  }

  /// Tells of a call that comes.
  ///
  /// - Throws: ``CXErrorCodeIncomingCallError``.
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      reportNewIncomingCall(with: UUID, update: update) { error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(()))
      }
    }
  }

  /// Says more of a call.
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}

  /// Tells that a call is over.
  open func reportCall(
    with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason
  ) {
    CallRecords.shared.change(UUID) { $0.hasEnded = true }
  }

  /// Tells that the other one is being called.
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}

  /// Tells that both talk.
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {
    CallRecords.shared.change(UUID) { $0.hasConnected = true }
  }

  /// Tells of no more calls.
  open func invalidate() {
    CallRecords.shared.remove(self)
    tell { $0.providerDidReset(self) }
  }

  /// What is still to be done.
  open var pendingTransactions: [CXTransaction] { [] }

  /// What is still to be done with a call.
  open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID)
    -> [CXCallAction]
  {
    []
  }

  /// Has an action done.
  func perform(_ action: CXAction) {
    tell { delegate in
      switch action {
      case let action as CXStartCallAction: delegate.provider(self, perform: action)
      case let action as CXAnswerCallAction:
        delegate.provider(self, perform: action)
        delegate.provider(self, didActivate: AVAudioSession.sharedInstance())
      case let action as CXEndCallAction:
        delegate.provider(self, perform: action)
        delegate.provider(self, didDeactivate: AVAudioSession.sharedInstance())
      case let action as CXSetHeldCallAction: delegate.provider(self, perform: action)
      case let action as CXSetMutedCallAction: delegate.provider(self, perform: action)
      case let action as CXSetGroupCallAction: delegate.provider(self, perform: action)
      case let action as CXPlayDTMFCallAction: delegate.provider(self, perform: action)
      default: break
      }
    }
  }
}
