/// What is made of the views that a container was given.
@available(iOS18 )
public struct GroupElementsOfContent<Subviews, Content: View>: View, PrimitiveView {
  let make: () -> Content

  package var passesRows: Bool { true }

  package func update(_ node: ViewNode) { node.updateChild(.index(0), node.making(make)) }
}

/// What is made of the sections that a container was given.
@available(iOS18 )
public struct GroupSectionsOfContent<Sections, Content: View>: View, PrimitiveView {
  let make: () -> Content

  package var passesRows: Bool { true }

  package func update(_ node: ViewNode) { node.updateChild(.index(0), node.making(make)) }
}

extension GroupElementsOfContent: ViewList {}
extension GroupSectionsOfContent: ViewList {}

extension Group {
  /// Makes something of the views that another one stands for.
  ///
  /// - Parameters:
  ///   - view: What a container was given.
  ///   - transform: Makes views of its views.
  @available(iOS18 )
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init {
      GroupElementsOfContent<Base, Result> {
        transform(SubviewsCollection(subviews: SubviewList.subviews(of: view)))
      }
    }
  }

  /// Makes something of the sections that a view stands for.
  ///
  /// - Parameters:
  ///   - view: What a container was given.
  ///   - transform: Makes views of its sections.
  @available(iOS18 )
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init {
      GroupSectionsOfContent<Base, Result> {
        transform(SectionCollection(sections: SubviewList(view, keepsSections: true).sections))
      }
    }
  }
}
