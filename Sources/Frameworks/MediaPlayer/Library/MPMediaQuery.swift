public import Foundation

/// A search in the library: finds nothing, as it is empty.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  /// What is asked.
  open var filterPredicates: Set<MPMediaPredicate>?
  /// How what is found is put together.
  open var groupingType = MPMediaGrouping.title

  /// A search.
  public init(filterPredicates: Set<MPMediaPredicate>?) {
    self.filterPredicates = filterPredicates
    super.init()
  }

  /// A search for everything.
  public override convenience init() { self.init(filterPredicates: nil) }

  /// What is found.
  open var items: [MPMediaItem]? { [] }
  /// What is found, put together.
  open var collections: [MPMediaItemCollection]? { [] }
  /// Asks for more.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  /// Asks for less.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  /// Searches everything that is music, by what it is part of.
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  /// Searches everything that is music, by who plays it.
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  /// Searches everything that is music.
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  /// Searches lists.
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  /// Searches talk.
  open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
  /// Searches books.
  open class func audiobooks() -> MPMediaQuery { MPMediaQuery() }
  /// Searches kinds of music.
  open class func genres() -> MPMediaQuery { MPMediaQuery() }
}

/// How what is found is put together.
public enum MPMediaGrouping: Int, Sendable {
  /// The cases as MediaPlayer numbers them.
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// What a search asks.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}

/// What a search asks of a property.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  /// The property.
  public let property: String
  /// What it is compared with.
  public let value: Any?
  /// How it is compared.
  public let comparisonType: MPMediaPredicateComparison

  /// Asks something.
  public init(
    value: Any?, forProperty property: String,
    comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    self.value = value
    self.property = property
    self.comparisonType = comparisonType
    super.init()
  }
}

/// How a property is compared.
public enum MPMediaPredicateComparison: Int, Sendable {
  /// The cases as MediaPlayer numbers them.
  case equalTo, contains
}
