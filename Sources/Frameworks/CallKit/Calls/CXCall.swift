public import Foundation

/// A call.
open class CXCall: NSObject, @unchecked Sendable {
  /// Tells calls apart.
  public let uuid: UUID
  /// Whether the device calls.
  public let isOutgoing: Bool
  /// Whether it waits.
  open internal(set) var isOnHold = false
  /// Whether both talk.
  open internal(set) var hasConnected = false
  /// Whether it is over.
  open internal(set) var hasEnded = false

  init(uuid: UUID, isOutgoing: Bool) {
    self.uuid = uuid
    self.isOutgoing = isOutgoing
    super.init()
  }
}

/// What is known of a call.
open class CXCallUpdate: NSObject, @unchecked Sendable {
  /// By what the other one is called.
  open var remoteHandle: CXHandle?
  /// The other one's name.
  open var localizedCallerName: String?
  /// Whether it can wait.
  open var supportsHolding = true
  /// Whether it can be put together with others.
  open var supportsGrouping = true
  /// Whether it can be taken out of a group.
  open var supportsUngrouping = true
  /// Whether keys can be pressed in it.
  open var supportsDTMF = true
  /// Whether there are pictures.
  open var hasVideo = false

  /// Nothing is known.
  public override init() {}
}

/// Why a call is over.
public enum CXCallEndedReason: Int, Sendable {
  /// The cases as CallKit numbers them.
  case failed = 1
  case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}
