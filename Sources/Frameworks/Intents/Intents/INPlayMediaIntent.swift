public import Foundation

/// Plays something.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
  /// What is played.
  public let mediaItems: [INMediaItem]?
  /// What it is part of.
  public let mediaContainer: INMediaItem?
  /// Whether in no order.
  public let playShuffled: Bool?
  /// Whether it goes on where it stopped.
  public let resumePlayback: Bool?
  /// What is asked for.
  public let mediaSearch: INMediaSearch?

  /// Creates an intent.
  public init(
    mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil,
    playShuffled: Bool? = nil, resumePlayback: Bool? = nil, mediaSearch: INMediaSearch? = nil
  ) {
    self.mediaItems = mediaItems
    self.mediaContainer = mediaContainer
    self.playShuffled = playShuffled
    self.resumePlayback = resumePlayback
    self.mediaSearch = mediaSearch
    super.init()
  }
}

/// Something to play.
open class INMediaItem: NSObject, @unchecked Sendable {
  /// What the app calls it.
  public let identifier: String?
  /// What persons call it.
  public let title: String?
  /// What it is.
  public let type: INMediaItemType
  /// Its picture.
  public let artwork: INImage?
  /// Who plays it.
  public let artist: String?

  /// Something to play.
  public init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?,
    artist: String? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.type = type
    self.artwork = artwork
    self.artist = artist
  }
}

/// What something to play is.
public enum INMediaItemType: Int, Sendable {
  /// The cases as Intents numbers them.
  case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode
  /// Further cases as Intents numbers them.
  case podcastPlaylist, musicStation, audioBook, movie, tvShow, tvShowEpisode, musicVideo
  /// Further cases as Intents numbers them.
  case podcastStation, radioStation, station, music, algorithmicRadioStation, news
}

/// What is asked for to be played.
open class INMediaSearch: NSObject, @unchecked Sendable {
  /// The name of it.
  public let mediaName: String?
  /// What it is.
  public let mediaType: INMediaItemType
  /// Who plays it.
  public let artistName: String?

  /// What is asked for.
  public init(
    mediaType: INMediaItemType, mediaName: String? = nil, artistName: String? = nil
  ) {
    self.mediaType = mediaType
    self.mediaName = mediaName
    self.artistName = artistName
  }
}
