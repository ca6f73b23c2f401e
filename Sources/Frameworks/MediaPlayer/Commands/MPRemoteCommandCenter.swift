public import Foundation

/// The buttons outside of the app by which the person commands what plays.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let only = MPRemoteCommandCenter()

  /// The only one.
  open class func shared() -> MPRemoteCommandCenter { only }

  /// Stops for a while.
  public let pauseCommand = MPRemoteCommand()
  /// Plays.
  public let playCommand = MPRemoteCommand()
  /// Stops.
  public let stopCommand = MPRemoteCommand()
  /// Plays or stops for a while.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Chooses a language.
  public let enableLanguageOptionCommand = MPRemoteCommand()
  /// Chooses no language.
  public let disableLanguageOptionCommand = MPRemoteCommand()
  /// Changes how fast it plays.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// Changes whether things play again.
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  /// Changes whether things play in no order.
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  /// Goes to the next one.
  public let nextTrackCommand = MPRemoteCommand()
  /// Goes to the one before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Goes some seconds on.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Goes some seconds back.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Goes on for as long as it is pressed.
  public let seekForwardCommand = MPRemoteCommand()
  /// Goes back for as long as it is pressed.
  public let seekBackwardCommand = MPRemoteCommand()
  /// Goes to a place.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Gives stars.
  public let ratingCommand = MPRatingCommand()
  /// Says that it is good.
  public let likeCommand = MPFeedbackCommand()
  /// Says that it is not.
  public let dislikeCommand = MPFeedbackCommand()
  /// Keeps the place.
  public let bookmarkCommand = MPFeedbackCommand()
}
