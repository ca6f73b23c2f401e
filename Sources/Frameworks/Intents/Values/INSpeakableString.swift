public import Foundation

/// Words that Siri can speak and understand.
public protocol INSpeakable: AnyObject {
  /// The words.
  var spokenPhrase: String { get }
  /// How they are spoken.
  var pronunciationHint: String? { get }
  /// What the app calls what they stand for.
  var vocabularyIdentifier: String? { get }
}

/// Words that Siri can speak and understand.
open class INSpeakableString: NSObject, INSpeakable, @unchecked Sendable {
  /// The words.
  public let spokenPhrase: String
  /// How they are spoken.
  public let pronunciationHint: String?
  /// What the app calls what they stand for.
  public let vocabularyIdentifier: String?

  /// Words with all that is known of them.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
    super.init()
  }

  /// Words.
  public init(spokenPhrase: String) {
    self.spokenPhrase = spokenPhrase
    pronunciationHint = nil
    vocabularyIdentifier = nil
    super.init()
  }
}

/// Something of the app's that an intent is about.
open class INObject: NSObject, INSpeakable, @unchecked Sendable {
  /// What the app calls it.
  public let identifier: String?
  /// What persons call it.
  public let displayString: String
  /// How that is spoken.
  public let pronunciationHint: String?
  /// What is said below.
  open var subtitleString: String?
  /// The picture.
  open var displayImage: INImage?
  /// The words.
  open var spokenPhrase: String { displayString }
  /// What the app calls it.
  open var vocabularyIdentifier: String? { identifier }

  /// Something by its names.
  public required init(
    identifier: String?, display displayString: String, pronunciationHint: String? = nil
  ) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    super.init()
  }

  /// Something by its names, with more to show.
  public convenience init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(identifier: identifier, display: displayString)
    self.subtitleString = subtitleString
    self.displayImage = displayImage
  }
}

/// Several things of an app's, in sections.
open class INObjectCollection<ObjectType>: NSObject, @unchecked Sendable {
  /// All of them.
  public let allItems: [ObjectType]
  /// The sections.
  public let sections: [INObjectSection<ObjectType>]
  /// Whether they are sorted by name.
  open var usesIndexedCollation = false

  /// A collection of one section.
  public init(items: [ObjectType]) {
    allItems = items
    sections = [INObjectSection(title: nil, items: items)]
  }

  /// A collection of sections.
  public init(sections: [INObjectSection<ObjectType>]) {
    allItems = sections.flatMap(\.items)
    self.sections = sections
  }
}

/// Some things of an app's below a title.
open class INObjectSection<ObjectType>: NSObject, @unchecked Sendable {
  /// What stands above.
  public let title: String?
  /// The things.
  public let items: [ObjectType]

  /// A section.
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}
