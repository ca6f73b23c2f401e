public import UniformTypeIdentifiers

/// Something that is carried by a drag, in the older form.
open class NSItemProvider: @unchecked Sendable {
  let item: Any?

  /// Carries nothing.
  public init() { item = nil }

  /// Carries a text, an address or some other value.
  public init(object: Any) { item = object }

  /// Carries a value of a type.
  public init(item: Any?, typeIdentifier: String?) { self.item = item }

  /// What it is called.
  open var suggestedName: String?

  /// The types of what is carried.
  open var registeredTypeIdentifiers: [String] {
    switch item {
    case is String, is NSString: ["public.utf8-plain-text"]
    case is URL, is NSURL: ["public.url"]
    case nil: []
    default: ["public.data"]
    }
  }

  /// Whether there is something of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { identifier in
      guard let type = UTType(identifier), let wanted = UTType(typeIdentifier) else {
        return identifier == typeIdentifier
      }
      return type.conforms(to: wanted)
    }
  }

  /// Whether what is carried can be had as a class.
  open func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { object(as: type) != nil }

  /// Hands over what is carried.
  @discardableResult
  open func loadObject<Object>(
    ofClass type: Object.Type,
    completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object(as: type), nil)
    return Progress(totalUnitCount: 1)
  }

  private func object<Object>(as type: Object.Type) -> Object? {
    if let object = item as? Object { return object }
    if let text = item as? String { return NSString(string: text) as? Object }
    if let text = item as? NSString { return text.description as? Object }
    return nil
  }
}
