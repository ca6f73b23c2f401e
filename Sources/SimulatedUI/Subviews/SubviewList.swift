/// The views that a view stands for, one by one.
@MainActor struct SubviewList {
  private(set) var sections: [SectionConfiguration] = []
  /// What stands in no section since the last one.
  private var loose: [Subview] = []
  private var keepsSections: Bool

  /// Goes through a view.
  ///
  /// - Parameters:
  ///   - view: What a container was given.
  ///   - keepsSections: Whether sections are told apart, rather than their parts put in a row.
  init(_ view: any View, keepsSections: Bool = false) {
    self.keepsSections = keepsSections
    add(view, at: [])
    endLooseSection()
  }

  /// All views, whatever section they are in.
  static func subviews(of view: any View) -> [Subview] {
    SubviewList(view).sections.flatMap(\.content)
  }

  /// Adds what a view stands for.
  ///
  /// - Parameters:
  ///   - view: The view; one that stands for no others is added itself.
  ///   - path: What leads to it.
  mutating func add(_ view: any View, at path: [AnyHashable]) {
    if let source = view as? any SubviewSource {
      source.addSubviews(to: &self, at: path)
    } else {
      loose.append(Subview(view, at: path))
    }
  }

  /// Adds what a view stands for, changed.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - path: What leads to it.
  ///   - set: Changes what the views, or the sections, tell their container.
  ///   - wrap: Puts each of the views into another one.
  mutating func add(
    _ view: any View, at path: [AnyHashable], setting set: (inout ContainerValues) -> Void,
    wrapping wrap: (any View) -> any View = { $0 }
  ) {
    var inner = SubviewList(EmptyView(), keepsSections: keepsSections)
    inner.add(view, at: path)
    inner.endLooseSection()
    for var section in inner.sections {
      let content = section.content.map { subview in
        var changed = Subview(wrap(subview.view), at: subview.id.path)
        changed.containerValues = subview.containerValues
        if section.isLoose { set(&changed.containerValues) }
        return changed
      }
      if section.isLoose {
        loose += content
      } else {
        endLooseSection()
        section.content = SubviewsCollection(subviews: content)
        set(&section.containerValues)
        sections.append(section)
      }
    }
  }

  /// Adds a section.
  mutating func addSection(
    header: any View, content: any View, footer: any View, at path: [AnyHashable]
  ) {
    guard keepsSections else {
      add(header, at: path + ["header"])
      add(content, at: path + ["content"])
      add(footer, at: path + ["footer"])
      return
    }
    endLooseSection()
    func collection(_ view: any View, _ part: String) -> SubviewsCollection {
      SubviewsCollection(subviews: Self.subviews(of: view).map { $0.below(path + [part]) })
    }
    sections.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(path: path), header: collection(header, "header"),
        footer: collection(footer, "footer"), content: collection(content, "content")))
  }

  private mutating func endLooseSection() {
    guard let first = loose.first else { return }
    sections.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(path: SectionConfiguration.loose + first.id.path),
        content: SubviewsCollection(subviews: loose)))
    loose = []
  }
}

extension SectionConfiguration {
  /// How the paths begin of sections that the app has not made.
  fileprivate static var loose: [AnyHashable] { ["loose"] }

  fileprivate var isLoose: Bool { id.path.starts(with: Self.loose) }
}

extension Subview {
  /// The same as part of something.
  fileprivate func below(_ path: [AnyHashable]) -> Subview {
    var subview = Subview(view, at: path + id.path)
    subview.containerValues = containerValues
    return subview
  }
}
