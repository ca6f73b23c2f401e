public import Foundation

/// A button outside of the app was pressed.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// The button.
  public let command: MPRemoteCommand
  /// When, in seconds since the device was started.
  public let timestamp: TimeInterval

  /// A press.
  package init(command: MPRemoteCommand) {
    self.command = command
    timestamp = ProcessInfo.processInfo.systemUptime
    super.init()
  }
}

/// The person goes some seconds on or back.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// How many.
  open internal(set) var interval: TimeInterval = 0
}

/// The person goes on or back for as long as they press.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// Whether it begins or ends.
  open internal(set) var type = MPSeekCommandEventType.beginSeeking
}

/// Whether going on or back begins or ends.
public enum MPSeekCommandEventType: UInt, Sendable {
  /// The cases as MediaPlayer numbers them.
  case beginSeeking, endSeeking
}

/// The person changes how fast it plays.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// How fast.
  open internal(set) var playbackRate: Float = 1
}

/// The person goes to a place.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The place, in seconds.
  open internal(set) var positionTime: TimeInterval = 0
}

/// The person changes whether things play in no order.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// How they play.
  open internal(set) var shuffleType = MPShuffleType.off
}

/// The person changes whether things play again.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// How they play.
  open internal(set) var repeatType = MPRepeatType.off
}

/// The person says what they think of it.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// Whether they take it back.
  open internal(set) var isNegative = false
}

/// The person gives stars.
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// How many.
  open internal(set) var rating: Float = 0
}
