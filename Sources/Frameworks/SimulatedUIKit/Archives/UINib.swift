/// The objects of a xib, which is read where the person edits it.
@MainActor @preconcurrency
open class UINib: NSObject {
  private let name: String
  private let document: ArchiveElement?

  /// Creates a xib of a name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    document = AppResources.current.path(of: name, extension: "xib").flatMap(ArchiveElement.read)
    super.init()
  }

  /// Whether there is such a file.
  static func exists(_ name: String) -> Bool {
    AppResources.current.path(of: name, extension: "xib") != nil
  }

  /// Makes the objects and connects them with their owner.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let document else {
      fatalError("Could not load NIB in bundle with name '\(name)'")
    }
    let views = ViewArchive(file: "\(name).xib")
    let owner = ownerOrNil.map { $0 as AnyObject }
    var made: [Any] = []
    for element in document.list("objects") {
      if element["placeholderIdentifier"] == "IBFilesOwner", let owner {
        views.know(owner, as: element)
      } else if element.name != "placeholder", element.child(key: "frame") != nil {
        made.append(views.view(element))
      }
    }
    views.connect(to: owner as? UIViewController)
    return made
  }

  /// What is said when objects are made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Bundle {
  /// Makes the objects of a xib and connects them with their owner.
  @MainActor @preconcurrency
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner)
  }
}
