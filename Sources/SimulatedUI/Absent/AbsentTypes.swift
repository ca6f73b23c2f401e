// Types that are not simulated yet: sources that use them fail to compile with a message that names
// them. The tests of APITableTests keep this in step with the table of SwiftUI in the documentation.

/// Objects of Core Data.
@available(*, unavailable, message: "pomelo does not simulate 'FetchRequest' yet")
@propertyWrapper
public struct FetchRequest<Found> {
  /// The objects.
  public let wrappedValue: FetchedResults<Found>

  /// Looks for objects.
  public init(
    sortDescriptors: [Any], predicate: Any? = nil, animation: Animation? = nil
  ) { wrappedValue = FetchedResults() }
}

/// Objects of Core Data in sections.
@available(*, unavailable, message: "pomelo does not simulate 'SectionedFetchRequest' yet")
@propertyWrapper
public struct SectionedFetchRequest<Section, Found> {
  /// The objects.
  public let wrappedValue: SectionedFetchResults<Section, Found>

  /// Looks for objects.
  public init(
    sectionIdentifier: Any, sortDescriptors: [Any], predicate: Any? = nil,
    animation: Animation? = nil
  ) { wrappedValue = SectionedFetchResults() }
}

/// What a request of Core Data has found.
@available(*, unavailable, message: "pomelo does not simulate 'FetchedResults' yet")
public struct FetchedResults<Found> {}

/// What a request of Core Data has found, in sections.
@available(*, unavailable, message: "pomelo does not simulate 'SectionedFetchResults' yet")
public struct SectionedFetchResults<Section, Found> {}

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

/// A cell of UIKit that shows a view.
@available(*, unavailable, message: "pomelo does not simulate 'UIHostingConfiguration' yet")
public struct UIHostingConfiguration<Content> {
  /// Creates the content of a cell.
  public init(@ViewBuilder content: () -> Content) {}
}

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
  /// Where objects of Core Data live.
  @available(*, unavailable, message: "pomelo does not simulate 'managedObjectContext' yet")
  public var managedObjectContext: Any { () as Any }

  /// The open document.
  @available(*, unavailable, message: "pomelo does not simulate 'documentConfiguration' yet")
  public var documentConfiguration: Any { () as Any }
}
