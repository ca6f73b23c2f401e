public import Foundation
public import UniformTypeIdentifiers

/// What is known of something that searches find.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  private var customValues: [String: Any] = [:]

  /// Knows nothing yet.
  ///
  /// - Parameter contentType: The type of what is found.
  public init(contentType: UTType) { self.contentType = contentType.identifier }

  /// Knows nothing yet, in the older form.
  ///
  /// - Parameter itemContentType: The name of the type of what is found.
  public init(itemContentType: String) { contentType = itemContentType }

  /// The name of the type of what is found.
  open var contentType: String?
  /// The name of the type, as a tree has it.
  open var contentTypeTree: [String]?
  /// What it is called.
  open var title: String?
  /// What it is called where it shows.
  open var displayName: String?
  /// Other names.
  open var alternateNames: [String]?
  /// What is said of it.
  open var contentDescription: String?
  /// The text of it.
  open var textContent: String?
  /// Words that find it.
  open var keywords: [String]?
  /// What it is about.
  open var subject: String?
  /// What is thought of it.
  open var theme: String?
  /// Remarks.
  open var comment: String?
  /// Who wrote it.
  open var authorNames: [String]?
  /// The addresses of mail of those who wrote it.
  open var authorEmailAddresses: [String]?
  /// Who gets it.
  open var recipientNames: [String]?
  /// The file with its small picture.
  open var thumbnailURL: URL?
  /// Its small picture.
  open var thumbnailData: Data?
  /// Where it is.
  open var contentURL: URL?
  /// Where it is, for the app.
  open var path: String?
  /// What the app calls it.
  open var relatedUniqueIdentifier: String?
  /// What it belongs to, as the app calls that.
  open var domainIdentifier: String?
  /// When it was made.
  open var contentCreationDate: Date?
  /// When it was changed.
  open var contentModificationDate: Date?
  /// When it was added.
  open var addedDate: Date?
  /// When it was looked at.
  open var lastUsedDate: Date?
  /// When it begins.
  open var startDate: Date?
  /// When it ends.
  open var endDate: Date?
  /// When it has to be done.
  open var dueDate: Date?
  /// When it was done.
  open var completionDate: Date?
  /// How long it takes, in seconds.
  open var duration: NSNumber?
  /// What persons think of it, from 0 to 5.
  open var rating: NSNumber?
  /// What is said of that.
  open var ratingDescription: String?
  /// How much it matters, from 0 to 100.
  open var rankingHint: NSNumber?
  /// The numbers of its phones.
  open var phoneNumbers: [String]?
  /// Its addresses of mail.
  open var emailAddresses: [String]?
  /// Whether a call is offered.
  open var supportsPhoneCall: NSNumber?
  /// Whether the way is offered.
  open var supportsNavigation: NSNumber?
  /// Where it is on the earth, in degrees.
  open var latitude: NSNumber?
  /// Where it is on the earth, in degrees.
  open var longitude: NSNumber?
  /// What the place is called.
  open var namedLocation: String?
  /// The city.
  open var city: String?
  /// The country.
  open var country: String?
  /// Who plays it.
  open var artist: String?
  /// What it is part of.
  open var album: String?
  /// What kind of music it is.
  open var genre: String?
  /// What made it.
  open var creator: String?
  /// The name of the kind, for persons.
  open var kind: String?
  /// In which language it is.
  open var languages: [String]?
  /// How large it is.
  open var fileSize: NSNumber?
  /// How many pages it has.
  open var pageCount: NSNumber?
  /// Sets and tells what the app calls it; kept with the index only.
  open var identifier: String?

  /// Sets what an app's own key stands for.
  open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    customValues[key.keyName] = value
  }

  /// What an app's own key stands for.
  open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
    customValues[key.keyName] as? any NSSecureCoding
  }

  /// The texts that a key of a query stands for.
  func texts(forKey key: String) -> [String] {
    let named: [String: [String?]] = [
      "title": [title], "displayName": [displayName], "contentDescription": [contentDescription],
      "textContent": [textContent], "keywords": keywords ?? [], "subject": [subject],
      "comment": [comment], "authorNames": authorNames ?? [], "contentType": [contentType],
      "alternateNames": alternateNames ?? [], "namedLocation": [namedLocation], "city": [city],
      "country": [country], "artist": [artist], "album": [album], "genre": [genre],
      "creator": [creator], "kind": [kind], "domainIdentifier": [domainIdentifier],
      "emailAddresses": emailAddresses ?? [], "phoneNumbers": phoneNumbers ?? [],
      "rating": [rating?.stringValue], "path": [path],
    ]
    if let texts = named[key] { return texts.compactMap(\.self) }
    if key == "*" || key == "**" { return named.values.joined().compactMap(\.self) }
    return customValues[key].map { ["\($0)"] } ?? []
  }
}

/// A key of an app's own.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
  /// What it is called.
  public let keyName: String

  /// Creates a key.
  public init?(keyName: String) {
    guard !keyName.isEmpty else { return nil }
    self.keyName = keyName
  }

  /// Creates a key with rules.
  public convenience init?(
    keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
  ) { self.init(keyName: keyName) }
}
