/// A section that a container was given, as `Group(sections:)` and `ForEach(sections:)` hand them
/// out; views around sections are a section of their own.
@available(iOS18 )
public struct SectionConfiguration: Identifiable {
  /// What tells a section from the others of its container.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// What tells it from the others.
  public let id: ID
  /// What the section tells its container.
  public internal(set) var containerValues = ContainerValues()
  /// What stands above it.
  public internal(set) var header = SubviewsCollection(subviews: [])
  /// What stands below it.
  public internal(set) var footer = SubviewsCollection(subviews: [])
  /// Its views.
  public internal(set) var content: SubviewsCollection
}

/// The sections that a container was given.
@available(iOS18 )
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The place of the first.
  public var startIndex: Int { 0 }
  /// The place behind the last.
  public var endIndex: Int { sections.count }
  /// The section at a place.
  public subscript(position: Int) -> SectionConfiguration { sections[position] }
}
