/// The views that a `ForEach` goes through.
@available(iOS18 )
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let subviews: [Subview]

  /// The place of the first.
  public var startIndex: Int { 0 }
  /// The place behind the last.
  public var endIndex: Int { subviews.count }
  /// The view at a place.
  public subscript(position: Int) -> Subview { subviews[position] }
}

/// The sections that a `ForEach` goes through.
@available(iOS18 )
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The place of the first.
  public var startIndex: Int { 0 }
  /// The place behind the last.
  public var endIndex: Int { sections.count }
  /// The section at a place.
  public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

extension ForEach where Content: View {
  /// Makes a view of each of the views that another one stands for.
  @available(iOS18 )
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(subviews: SubviewList.subviews(of: view)),
      content: content, id: { $0.id })
  }

  /// Makes a view of each of the sections that a view stands for.
  @available(iOS18 )
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(sections: SubviewList(view, keepsSections: true).sections),
      content: content, id: { $0.id })
  }
}
