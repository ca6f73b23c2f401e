// Types that are not simulated yet: sources that use them fail to compile with a message that names
// them. The tests of APITableTests keep this in step with the table of SwiftUI in the documentation.

/// A document that is an object.
@available(*, unavailable, message: "pomelo does not simulate 'ReferenceFileDocument' yet")
public protocol ReferenceFileDocument {}

/// Rows of a table made of a collection.
@available(*, unavailable, message: "pomelo does not simulate 'DynamicTableRowContent' yet")
public protocol DynamicTableRowContent {}

/// How a view looks with a pointer over it, in an app's own way.
@available(*, unavailable, message: "pomelo does not simulate 'CustomHoverEffect' yet")
public protocol CustomHoverEffect {}

/// An open document.
@available(*, unavailable, message: "pomelo does not simulate 'FileDocumentConfiguration' yet")
public struct FileDocumentConfiguration<Document> {}

/// Values that change along keyframes.
@available(*, unavailable, message: "pomelo does not simulate 'KeyframeTimeline' yet")
public struct KeyframeTimeline<Value> {}

/// A row of a table with rows below it.
@available(*, unavailable, message: "pomelo does not simulate 'DisclosureTableRow' yet")
public struct DisclosureTableRow<Value> {
  /// Creates a row.
  public init(_ value: Value) {}
}

/// Windows of documents.
@available(*, unavailable, message: "pomelo does not simulate 'DocumentGroup' yet")
public struct DocumentGroup<Document, Content>: Scene {
  /// Creates windows of documents.
  public init<D>(
    newDocument: @autoclosure @escaping () -> D, @ViewBuilder editor: @escaping (D) -> Content
  ) {}

  /// What the scene is made of.
  public var body: Never { fatalError() }
}

extension EnvironmentValues {
  /// The open document.
  @available(*, unavailable, message: "pomelo does not simulate 'documentConfiguration' yet")
  public var documentConfiguration: Any { () as Any }
}
