public import Foundation
public import SimulatedUIKit

/// How an app has followed a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// The cases as MediaPlayer numbers them.
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A button outside of the app by which the person commands what plays; there is none here that is
/// pressed.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  private struct Target {
    let token: NSObject
    let handle: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  }

  private var targets: [Target] = []
  /// Whether it can be pressed.
  open var isEnabled = true

  /// Has a command followed.
  ///
  /// - Parameter handler: Follows it.
  /// - Returns: What ends that.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let token = NSObject()
    targets.append(Target(token: token, handle: handler))
    return token
  }

  /// Has a command followed by a method.
  @MainActor @preconcurrency
  open func addTarget(_ target: Any, action: Selector) {
    guard let object = target as? NSObject else { return }
    targets.append(
      Target(token: object) { event in
        // Commands come on the main thread, as all of the app's work.
        nonisolated(unsafe) let object = object
        MainActor.assumeIsolated { _ = object.perform(action, with: event) }
        return .success
      })
  }

  /// No longer has a command followed.
  ///
  /// - Parameter target: What ``addTarget(handler:)`` gave, or an object; `nil` for all.
  open func removeTarget(_ target: Any?) {
    guard let object = target as? NSObject else { return targets.removeAll() }
    targets.removeAll { $0.token === object }
  }

  /// No longer has a command followed by a method.
  open func removeTarget(_ target: Any, action: Selector?) { removeTarget(target) }

  /// Presses the button.
  ///
  /// - Returns: How the app has followed; `nil` where nothing follows.
  @discardableResult
  package func send(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus? {
    guard isEnabled else { return nil }
    return targets.map { $0.handle(event) }.last
  }
}

/// A button that goes some seconds on or back.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// How many seconds.
  open var preferredIntervals: [NSNumber] = []
}

/// A button that changes how fast it plays.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// How fast.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// A slider that goes to a place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A button that changes whether things play in no order.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// How they play.
  open var currentShuffleType = MPShuffleType.off
}

/// A button that changes whether things play again.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// How they play.
  open var currentRepeatType = MPRepeatType.off
}

/// A button that says what the person thinks of it.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  /// Whether it is pressed.
  open var isActive = false
  /// What it says.
  open var localizedTitle = ""
  /// What it says in few words.
  open var localizedShortTitle = ""
}

/// A row of stars.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  /// How few there can be.
  open var minimumRating: Float = 0
  /// How many there can be.
  open var maximumRating: Float = 1
}

/// Whether things play in no order.
public enum MPShuffleType: Int, Sendable {
  /// The cases as MediaPlayer numbers them.
  case off, items, collections
}

/// Whether things play again.
public enum MPRepeatType: Int, Sendable {
  /// The cases as MediaPlayer numbers them.
  case off, one, all
}
