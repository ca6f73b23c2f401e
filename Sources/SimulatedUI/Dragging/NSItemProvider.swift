public import UniformTypeIdentifiers

/// Something that is carried by a drag, in the older form.
open class NSItemProvider: @unchecked Sendable {
  let item: Any?
  /// The file that is carried, where it is one.
  private let file: (name: String, type: UTType, data: @Sendable () -> Data?)?

  /// Carries nothing.
  public init() {
    item = nil
    file = nil
  }

  /// Carries a file of the system's.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - type: What it is.
  ///   - data: Gives what it holds.
  package init(fileNamed name: String, type: UTType, data: @escaping @Sendable () -> Data?) {
    item = nil
    file = (name, type, data)
    suggestedName = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
  }

  /// Carries a text, an address or some other value.
  public init(object: Any) {
    item = object
    file = nil
  }

  /// Carries a value of a type.
  public init(item: Any?, typeIdentifier: String?) {
    self.item = item
    file = nil
  }

  /// What it is called.
  open var suggestedName: String?

  /// The types of what is carried.
  open var registeredTypeIdentifiers: [String] {
    if let file { return [file.type.identifier] }
    return switch item {
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
    if let file {
      return Object.self == UIImage.self ? file.data().flatMap(UIImage.init(data:)) as? Object : nil
    }
    if let object = item as? Object { return object }
    if let text = item as? String { return NSString(string: text) as? Object }
    if let text = item as? NSString { return text.description as? Object }
    return nil
  }

  /// Hands over data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - completionHandler: Told the data, or that there is none of the type.
  /// - Returns: How far it is.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = hasItemConformingToTypeIdentifier(typeIdentifier) ? self.data : nil
    completionHandler(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Hands over a file of a type, which lasts until the handler has ended.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - completionHandler: Told where the file is, or that there is none of the type.
  /// - Returns: How far it is.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let isThere = hasItemConformingToTypeIdentifier(typeIdentifier)
    let place = (isThere ? data : nil).flatMap {
      try? ReceivedFiles.write($0, named: file?.name ?? suggestedName ?? "file")
    }
    completionHandler(place, place == nil ? CocoaError(.fileReadUnknown) : nil)
    if let place { try? FileManager.default.removeItem(at: place) }
    return Progress(totalUnitCount: 1)
  }

  /// Hands over something of the app's own.
  ///
  /// - Parameters:
  ///   - type: What it is wanted as.
  ///   - completionHandler: Told the thing, or why there is none.
  /// - Returns: How far it is.
  @discardableResult
  open func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let (data, type, name) = (data, file?.type ?? .data, file?.name ?? "file")
    Task { @MainActor in
      do {
        guard let data,
          let value = try await TransferReading.value(of: T.self, from: data, type, named: name)
        else { throw CocoaError(.fileReadUnknown) }
        completionHandler(.success(value))
      } catch {
        completionHandler(.failure(error))
      }
    }
    return Progress(totalUnitCount: 1)
  }

  private var data: Data? {
    if let file { return file.data() }
    return item as? Data ?? (item as? String).map { Data($0.utf8) }
      ?? (item as? URL).map { Data($0.absoluteString.utf8) } ?? (item as? UIImage)?.fileData
  }
}
