public import Foundation
import Synchronization

/// The entities of a store.
///
/// A data model of the project is turned into a source when it is compiled, which describes its
/// entities and names the classes of their objects; it is found by the model's name.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// Its entities.
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.owner = self } }
  }
  /// Names of its versions.
  ///
  /// No visible effect.
  open var versionIdentifiers: Set<AnyHashable> = []
  private var templates: [String: () -> NSFetchRequest<any NSFetchRequestResult>] = [:]

  /// A model without entities.
  public override init() { super.init() }

  /// The model of a compiled data model's address, by the name at its end.
  public convenience init?(contentsOf url: URL) {
    self.init(compiled: url.deletingPathExtension().lastPathComponent)
  }

  /// The model that was compiled by a name.
  convenience init?(compiled name: String) {
    guard let describe = Self.description(of: name) else { return nil }
    self.init()
    let model = _ModelDescription(self)
    withExtendedLifetime(model) { describe(Unmanaged.passUnretained(model).toOpaque()) }
    model.finish()
  }

  /// Its entities by name.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// A model of all entities of others.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
  }

  /// The model of the bundles' only data model: the one that was asked for by name last, as there is
  /// no list of them.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    kept.withLock { $0.last?.model }
  }

  /// Notes a request by a name.
  open func setFetchRequestTemplate(
    _ request: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = request.map { request in { request } }
  }

  /// A request by its name.
  open func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<any NSFetchRequestResult>? { templates[name]?() }

  // What was read once is one model from then on: objects of two would not be of one entity.
  private struct Kept: @unchecked Sendable {
    let name: String
    let model: NSManagedObjectModel
  }

  private static let kept = Mutex<[Kept]>([])

  /// The compiled model of a name, the same each time.
  static func named(_ name: String) -> NSManagedObjectModel? {
    if let known = kept.withLock({ $0.first { $0.name == name }?.model }) { return known }
    guard let model = NSManagedObjectModel(compiled: name) else { return nil }
    kept.withLock { $0.append(Kept(name: name, model: model)) }
    return model
  }

  /// Whether a data model of a name was compiled.
  public static func _isCompiled(_ name: String) -> Bool { description(of: name) != nil }

  private typealias Description = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// What was compiled of a data model, found among the program's symbols.
  private static func description(of name: String) -> Description? {
    let plain = name.map { $0.isASCII && $0.isLetter || $0.isNumber ? $0 : "_" }
    return dlsym(nil, "pomelo_data_model_" + plain).map { unsafeBitCast($0, to: Description.self) }
  }
}
