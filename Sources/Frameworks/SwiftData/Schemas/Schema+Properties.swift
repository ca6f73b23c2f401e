extension Schema {
  /// How a property is stored that leads to no models.
  public final class Attribute: Sendable {
    /// A way in which it is stored.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// No two models have the same value: one that is saved with the value of another takes its place.
      public static let unique = Option(name: "unique")
      /// In a file of its own; no visible effect.
      public static let externalStorage = Option(name: "externalStorage")
      /// Encrypted in the cloud; no visible effect.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// Kept in the history of what was deleted; no visible effect.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// Not stored.
      public static let ephemeral = Option(name: "ephemeral")
      /// For the search of the device; no visible effect.
      public static let spotlight = Option(name: "spotlight")

      /// In a form that a transformer makes.
      public static func transformable(by transformer: AnyClass) -> Option {
        Option(name: "transformable \(transformer)")
      }

      /// In a form that a transformer makes, by its name.
      public static func transformable(by transformer: String) -> Option {
        Option(name: "transformable \(transformer)")
      }
    }

    /// The ways in which it is stored.
    public let options: [Option]
    /// The name by which older versions knew it.
    public let originalName: String?
    /// What tells versions of it apart; no visible effect.
    public let hashModifier: String?

    /// Describes how a property is stored.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName
      self.hashModifier = hashModifier
    }

    /// Whether no two models have the same value.
    public var isUnique: Bool { options.contains(.unique) }
  }

  /// How a property leads to other models.
  public final class Relationship: @unchecked Sendable {
    /// A way in which it leads to others.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// No two models lead to the same one.
      public static let unique = Option(name: "unique")
    }

    /// What becomes of the others when the model is deleted.
    public enum DeleteRule: String, Codable, Sendable {
      /// Nothing.
      case noAction
      /// They lead to the model no more.
      case nullify
      /// They are deleted too.
      case cascade
      /// While there are others the model cannot be deleted.
      case deny
    }

    /// The ways in which it leads to others.
    public let options: [Option]
    /// What becomes of the others when the model is deleted.
    public let deleteRule: DeleteRule
    /// How many others there are at least, if that is said.
    public let minimumModelCount: Int?
    /// How many others there are at most; 0 for any number.
    public let maximumModelCount: Int?
    /// The name by which older versions knew it.
    public let originalName: String?
    /// The property on the other side, if it is said.
    public let inverse: AnyKeyPath?
    /// What tells versions of it apart; no visible effect.
    public let hashModifier: String?

    /// Describes how a property leads to others.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName
      self.inverse = inverse
      self.hashModifier = hashModifier
    }
  }

  /// A stored property, as `schemaMetadata` tells of it.
  public struct PropertyMetadata {
    /// Its name.
    public let name: String
    /// The variable.
    public let keypath: AnyKeyPath
    /// The value that it begins with, if one is said.
    public let defaultValue: Any?

    init(_ property: _Property) {
      name = property.name
      keypath = property.keyPath
      defaultValue = property.access.initial()
    }
  }

  /// What is stored of a class.
  public struct Entity: Hashable, Sendable {
    private let described: _Entity

    init(_ described: _Entity) { self.described = described }

    /// The name by which the class is stored.
    public var name: String { described.name }
    /// Names of the properties that lead to no models.
    public var attributeNames: [String] {
      described.properties.filter { $0.relationship == nil }.map(\.name)
    }
    /// Names of the properties that lead to models.
    public var relationshipNames: [String] {
      described.properties.filter { $0.relationship != nil }.map(\.name)
    }

    /// Whether both are of the same class.
    public static func == (left: Entity, right: Entity) -> Bool {
      left.described === right.described
    }

    /// Mixes in the class.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(described)) }
  }

  /// What `#Index` names.
  public enum Index<Root: PersistentModel> {
    /// In which way values are found.
    public enum Types<Model: PersistentModel> {
      /// By their order.
      case binary([PartialKeyPath<Model>])
      /// By their place on a plane.
      case rtree([PartialKeyPath<Model>])
    }
  }
}
