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
}

/// Several ways to write one thing.
public struct _TransferRepresentations<Item>: TransferRepresentation {}

/// Puts together ways to write one thing.
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
  /// One way.
  public static func buildExpression<R: TransferRepresentation>(
    _ expression: R
  ) -> _TransferRepresentations<Item> where R.Item == Item { _TransferRepresentations() }

  /// All ways.
  public static func buildBlock(
    _ parts: _TransferRepresentations<Item>...
  ) -> _TransferRepresentations<Item> { _TransferRepresentations() }
}

/// Written by `Codable`.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// Creates the way to write.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// Written as data.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Both ways.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Out only.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  /// In only.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// Written as something else.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  /// Out only.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}

  /// Both ways.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}

  /// In only.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
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
