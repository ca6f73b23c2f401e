public import Foundation

/// Something to be done with calls.
open class CXAction: NSObject, @unchecked Sendable {
  /// Tells actions apart.
  public let uuid = UUID()
  /// Whether it was done, or could not be.
  open private(set) var isComplete = false
  /// When it could no longer be done.
  open var timeoutDate: Date { .distantFuture }
  /// Told that it was done, or could not be.
  var onEnd: ((Bool) -> Void)?

  /// An action.
  public override init() {}

  /// Says that it was done.
  open func fulfill() { end(true) }

  /// Says that it could not be done.
  open func fail() { end(false) }

  private func end(_ isDone: Bool) {
    guard !isComplete else { return }
    isComplete = true
    onEnd?(isDone)
  }
}

/// Something to be done with a call.
open class CXCallAction: CXAction, @unchecked Sendable {
  /// The call.
  public let callUUID: UUID

  /// An action with a call.
  public init(call callUUID: UUID) {
    self.callUUID = callUUID
    super.init()
  }
}

/// Begins a call.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  /// Who is called.
  open var handle: CXHandle
  /// What Contacts calls the other one.
  open var contactIdentifier: String?
  /// Whether there are pictures.
  open var isVideo = false

  /// Begins a call.
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }

  /// Says that it was begun at a time.
  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

/// Takes a call.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
  /// Says that it was taken at a time.
  open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

/// Ends a call.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
  /// Says that it was ended at a time.
  open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

/// Has a call wait, or go on.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  /// Whether it waits.
  open var isOnHold: Bool

  /// Has a call wait, or go on.
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}

/// Has a call heard by the other one, or not.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  /// Whether it is not heard.
  open var isMuted: Bool

  /// Has a call heard by the other one, or not.
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}

/// Puts a call together with another one.
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
  /// The other one; `nil` to take it out.
  open var callUUIDToGroupWith: UUID?

  /// Puts a call together with another one.
  public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
    self.callUUIDToGroupWith = callUUIDToGroupWith
    super.init(call: callUUID)
  }
}

/// Presses keys in a call.
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
  /// How keys are pressed.
  public enum ActionType: Int, Sendable {
    /// The cases as CallKit numbers them.
    case singleTone = 1
    case softPause, hardPause
  }

  /// The keys.
  open var digits: String
  /// How they are pressed.
  open var type: ActionType

  /// Presses keys in a call.
  public init(call callUUID: UUID, digits: String, type: ActionType) {
    self.digits = digits
    self.type = type
    super.init(call: callUUID)
  }
}

/// Actions that belong together.
open class CXTransaction: NSObject, @unchecked Sendable {
  /// Tells transactions apart.
  public let uuid = UUID()
  /// The actions.
  open private(set) var actions: [CXAction]
  /// Whether all were done, or could not be.
  open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

  /// Some actions.
  public init(actions: [CXAction] = []) { self.actions = actions }

  /// An action.
  public convenience init(action: CXAction) { self.init(actions: [action]) }

  /// Adds an action.
  open func addAction(_ action: CXAction) { actions.append(action) }
}
