public import UniformTypeIdentifiers

/// Something that can be carried from one view or app to another.
///
/// Within the simulated app values are carried as they are; how they would be written for another
/// app is not asked.
public protocol Transferable {
  /// How it is written.
  associatedtype Representation: TransferRepresentation

  /// How it is written.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to write something that is carried.
public protocol TransferRepresentation<Item> {
  /// What is carried.
  associatedtype Item

  /// How it is read from data of another app's or of the system's.
  var _imports: [_TransferImport<Item>] { get }
}

extension TransferRepresentation {
  /// It cannot be read.
  public var _imports: [_TransferImport<Item>] { [] }
}

/// How something is read from data of a type.
public struct _TransferImport<Item>: Sendable {
  /// The type; `nil` for data of any type.
  package let type: UTType?
  /// Reads it; the name is that of the file that the data came in.
  package let read: @Sendable (_ data: Data, _ name: String) async throws -> Item
}

/// Several ways to write one thing.
public struct _TransferRepresentations<Item>: TransferRepresentation {
  /// How it is read.
  public var _imports: [_TransferImport<Item>] = []
}

/// Puts together ways to write one thing.
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
  /// One way.
  public static func buildExpression<R: TransferRepresentation>(
    _ expression: R
  ) -> _TransferRepresentations<Item> where R.Item == Item {
    _TransferRepresentations(_imports: expression._imports)
  }

  /// All ways.
  public static func buildBlock(
    _ parts: _TransferRepresentations<Item>...
  ) -> _TransferRepresentations<Item> {
    _TransferRepresentations(_imports: parts.flatMap(\._imports))
  }
}

/// Written by `Codable`.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// How it is read.
  public let _imports: [_TransferImport<Item>]

  /// Creates the way to write.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _imports = [
      _TransferImport(type: contentType) { data, _ in
        try JSONDecoder().decode(Item.self, from: data)
      }
    ]
  }
}

/// Written as data.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// How it is read.
  public let _imports: [_TransferImport<Item>]

  /// Both ways.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { self.init(importedContentType: contentType, importing: importing) }

  /// Out only.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { _imports = [] }

  /// In only.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _imports = [
      _TransferImport(type: importedContentType) { data, _ in try await importing(data) }
    ]
  }
}

/// Written as something else.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  /// How it is read, where the other thing is data.
  public let _imports: [_TransferImport<Item>]

  /// Out only.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { _imports = [] }

  /// Both ways.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) { self.init(importing: importing) }

  /// In only.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
    guard Proxy.self is any Transferable.Type else {
      _imports = []
      return
    }
    _imports = [
      _TransferImport(type: nil) { data, _ in
        guard let proxy = Self.proxy(of: data) else { throw CocoaError(.fileReadCorruptFile) }
        return try importing(proxy)
      }
    ]
  }

  private static func proxy(of data: Data) -> Proxy? {
    if Proxy.self == Image.self { return UIImage(data: data).map(Image.init(uiImage:)) as? Proxy }
    return data as? Proxy
  }
}

extension Transferable where Representation == _TransferRepresentations<Self> {
  /// Written in the way that the system knows.
  public static var transferRepresentation: Representation { _TransferRepresentations() }
}

extension String: Transferable {
  /// How it is written.
  public typealias Representation = _TransferRepresentations<String>
}

extension URL: Transferable {
  /// How it is written.
  public typealias Representation = _TransferRepresentations<URL>
}

extension Data: Transferable {
  /// How it is written.
  public typealias Representation = _TransferRepresentations<Data>
}

extension AttributedString: Transferable {
  /// How it is written.
  public typealias Representation = _TransferRepresentations<AttributedString>
}

extension Image: Transferable {
  /// How it is written.
  public typealias Representation = _TransferRepresentations<Image>
}

extension Color: Transferable {
  /// How it is written.
  public typealias Representation = _TransferRepresentations<Color>
}
