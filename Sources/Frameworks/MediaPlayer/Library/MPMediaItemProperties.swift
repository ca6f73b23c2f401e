// What is known of things that play, by its names.

/// Tells things apart.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// What kind of thing it is.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The title.
public let MPMediaItemPropertyTitle = "title"
/// What it is part of.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// What tells that apart.
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
/// Who plays it.
public let MPMediaItemPropertyArtist = "artist"
/// What tells them apart.
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
/// Who plays most of what it is part of.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// What kind of music it is.
public let MPMediaItemPropertyGenre = "genre"
/// Who wrote it.
public let MPMediaItemPropertyComposer = "composer"
/// How long it is, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// Its place in what it is part of.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// How many are in that.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The disc.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// How many discs there are.
public let MPMediaItemPropertyDiscCount = "discCount"
/// Its picture, an `MPMediaItemArtwork`.
public let MPMediaItemPropertyArtwork = "artwork"
/// Whether it has words that not all like.
public let MPMediaItemPropertyIsExplicit = "isExplicit"
/// Its words.
public let MPMediaItemPropertyLyrics = "lyrics"
/// When it came out.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// Remarks.
public let MPMediaItemPropertyComments = "comments"
/// Where it is.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// Whether it is elsewhere.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// What talk it is part of.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// How often it was played.
public let MPMediaItemPropertyPlayCount = "playCount"
/// How many stars it has.
public let MPMediaItemPropertyRating = "rating"
