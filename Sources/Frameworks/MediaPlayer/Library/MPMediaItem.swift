public import Foundation

/// Number that tells things of the library apart.
public typealias MPMediaEntityPersistentID = UInt64

/// Something of the person's library, which is empty here.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  /// Tells things apart.
  open var persistentID: MPMediaEntityPersistentID { 0 }

  /// What is known of it, by its name.
  open func value(forProperty property: String) -> Any? { nil }

  /// Whether something can be searched by a property.
  open class func canFilter(byProperty property: String) -> Bool { true }

  /// Goes through what is known of it.
  open func enumerateValues(
    forProperties properties: Set<String>,
    using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// A piece of music, or something else that plays.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  /// The title.
  open var title: String? { nil }
  /// Who plays it.
  open var artist: String? { nil }
  /// What it is part of.
  open var albumTitle: String? { nil }
  /// Who plays most of that.
  open var albumArtist: String? { nil }
  /// What kind of music it is.
  open var genre: String? { nil }
  /// Who wrote it.
  open var composer: String? { nil }
  /// How long it is, in seconds.
  open var playbackDuration: TimeInterval { 0 }
  /// Its place in what it is part of.
  open var albumTrackNumber: Int { 0 }
  /// Where it is.
  open var assetURL: URL? { nil }
  /// Its picture.
  open var artwork: MPMediaItemArtwork? { nil }
  /// What kind of thing it is.
  open var mediaType: MPMediaType { .music }
  /// Whether it is elsewhere.
  open var isCloudItem: Bool { false }
  /// Whether it may only be played here.
  open var hasProtectedAsset: Bool { false }
  /// What the store calls it.
  open var playbackStoreID: String { "" }
}

/// What kinds of thing play.
public struct MPMediaType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Music.
  public static let music = MPMediaType(rawValue: 1)
  /// Talk.
  public static let podcast = MPMediaType(rawValue: 2)
  /// Books.
  public static let audioBook = MPMediaType(rawValue: 4)
  /// All that is heard.
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  /// Films.
  public static let movie = MPMediaType(rawValue: 0x100)
  /// All that is seen.
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  /// Everything.
  public static let any = MPMediaType(rawValue: .max)
}

/// Some things of the library.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  /// The things.
  public let items: [MPMediaItem]

  /// Some things.
  public init(items: [MPMediaItem]) { self.items = items }

  /// How many there are.
  open var count: Int { items.count }
  /// The first of them.
  open var representativeItem: MPMediaItem? { items.first }
  /// What kinds of thing they are.
  open var mediaTypes: MPMediaType { .music }
}

/// A list of the person's.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  /// What it is called.
  open var name: String? { nil }
}
