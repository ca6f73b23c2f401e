/// A view that stands for others, one by one.
@MainActor protocol SubviewSource {
  /// Adds the others to a list.
  func addSubviews(to list: inout SubviewList, at path: [AnyHashable])
}

extension EmptyView: SubviewSource {
  func addSubviews(to list: inout SubviewList, at path: [AnyHashable]) {}
}

extension TupleView: SubviewSource {
  func addSubviews(to list: inout SubviewList, at path: [AnyHashable]) {
    for (place, view) in elements.enumerated() { list.add(view, at: path + [place]) }
  }
}

extension Group: SubviewSource {
  func addSubviews(to list: inout SubviewList, at path: [AnyHashable]) {
    list.add(content, at: path)
  }
}

extension AnyView: SubviewSource {
  func addSubviews(to list: inout SubviewList, at path: [AnyHashable]) {
    list.add(content, at: path)
  }
}

extension Optional: SubviewSource where Wrapped: View {
  func addSubviews(to list: inout SubviewList, at path: [AnyHashable]) {
    if let self { list.add(self, at: path) }
  }
}

extension _ConditionalContent: SubviewSource {
  func addSubviews(to list: inout SubviewList, at path: [AnyHashable]) {
    switch content {
    case .first(let view): list.add(view, at: path + [true])
    case .second(let view): list.add(view, at: path + [false])
    }
  }
}

extension ForEach: SubviewSource where Content: View {
  func addSubviews(to list: inout SubviewList, at path: [AnyHashable]) {
    for element in data { list.add(content(element), at: path + [AnyHashable(id(element))]) }
  }
}

extension Section: SubviewSource {
  func addSubviews(to list: inout SubviewList, at path: [AnyHashable]) {
    list.addSection(header: header, content: content, footer: footer, at: path)
  }
}

extension Subview: SubviewSource {
  func addSubviews(to list: inout SubviewList, at path: [AnyHashable]) {
    list.add(view, at: path, setting: { $0 = containerValues })
  }
}

extension SubviewsCollection: SubviewSource {
  func addSubviews(to list: inout SubviewList, at path: [AnyHashable]) {
    for subview in subviews { list.add(subview, at: path + subview.id.path) }
  }
}

extension SubviewsCollectionSlice: SubviewSource {
  func addSubviews(to list: inout SubviewList, at path: [AnyHashable]) {
    for subview in subviews { list.add(subview, at: path + subview.id.path) }
  }
}

extension EffectView: SubviewSource {
  func addSubviews(to list: inout SubviewList, at path: [AnyHashable]) {
    // A modifier of several views is one of each.
    list.add(
      content, at: path, setting: { _ in },
      wrapping: {
        EffectView<AnyView, Effect>(content: AnyView(existential: $0), effect: effect)
      })
  }
}
