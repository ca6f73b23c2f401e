public import Foundation

/// What something said of a film is called.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What it is called.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// Who has made it.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// What it is part of.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// Its picture.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  /// When it was made.
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  /// What it is about.
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
}

/// What something said of a film is known by.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What it is called.
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
  /// Who has made it.
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
  /// Its picture.
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
  /// What it is about.
  public static let commonIdentifierDescription = AVMetadataIdentifier(
    rawValue: "comn/description")
}

/// Something that is said of a film.
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  private let name: AVMetadataKey?
  private let text: String?

  init(_ key: AVMetadataKey?, _ text: String?) {
    name = key
    self.text = text
    super.init()
  }

  /// What it is called in general terms.
  open var commonKey: AVMetadataKey? { name }
  /// What it is known by.
  open var identifier: AVMetadataIdentifier? {
    name.map { AVMetadataIdentifier(rawValue: "comn/\($0.rawValue)") }
  }
  /// What it says.
  open var value: (any NSCopying & NSObjectProtocol)? { stringValue.map { NSString(string: $0) } }
  /// What it says, as a text.
  open var stringValue: String? { text }
  /// What it says, as data.
  open var dataValue: Data? { nil }

  /// Those of some that are known by a name.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

/// Something that an app says of a film.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  private var ownIdentifier: AVMetadataIdentifier?
  private var ownValue: (any NSCopying & NSObjectProtocol)?
  /// In which language.
  open var extendedLanguageTag: String?

  /// Says nothing yet.
  public init() { super.init(nil, nil) }

  /// What it is known by.
  open override var identifier: AVMetadataIdentifier? {
    get { ownIdentifier }
    set { ownIdentifier = newValue }
  }
  /// What it says.
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { ownValue }
    set { ownValue = newValue }
  }
  /// What it says, as a text.
  open override var stringValue: String? { (ownValue as? NSString)?.description }
}
