/// The classes whose models a store keeps.
@available(iOS17 )
public final class Schema: Sendable {
  /// The version of what is stored.
  public let version: Version
  /// The classes, and those that they lead to.
  let described: [_Entity]

  /// A version of what is stored.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The three numbers.
    public let major: Int, minor: Int, patch: Int

    /// A version of three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// Whether a version is before another.
    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    /// The numbers, with dots.
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// A schema of some classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    var found: [_Entity] = []
    var waiting = types.map { $0._$entity }
    while !waiting.isEmpty {
      let entity = waiting.removeFirst()
      guard !found.contains(where: { $0 === entity }) else { continue }
      found.append(entity)
      waiting += entity.properties.compactMap { $0.destination?._$entity }
    }
    described = found
  }

  /// A schema of some classes.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) { self.init(types, version: version) }

  /// The schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// A schema without classes.
  public convenience init() { self.init([]) }

  /// The name by which a class is stored.
  public static func entityName<Model: PersistentModel>(for type: Model.Type) -> String {
    String(describing: type)
  }

  /// What is stored, class by class.
  public var entities: [Entity] { described.map(Entity.init) }

  /// What is stored, by the names of classes.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  /// What is stored of a class.
  public func entity<Model: PersistentModel>(for type: Model.Type) -> Entity? {
    described.first { $0 === type._$entity }.map(Entity.init)
  }
}

extension Schema: Hashable {
  /// Whether both have the same classes in the same version.
  public static func == (left: Schema, right: Schema) -> Bool {
    left.version == right.version
      && left.described.map(ObjectIdentifier.init) == right.described.map(ObjectIdentifier.init)
  }

  /// Mixes in version and classes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    for entity in described { hasher.combine(ObjectIdentifier(entity)) }
  }
}
