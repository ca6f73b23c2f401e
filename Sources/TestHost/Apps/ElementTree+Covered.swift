import ElementModel

extension ElementTree {
  /// The tree of an app that something else is in front of: no element can be hit.
  func covered() -> ElementTree {
    rebuilt { element in
      var element = element
      element.hitPoint = nil
      return element
    }
  }

  /// The tree with another one in front, as a part of it.
  ///
  /// - Parameter layer: What is in front: all below its root.
  /// - Returns: The tree.
  func behind(_ layer: ElementTree) -> ElementTree {
    isEmpty ? layer : rebuilt(appending: layer) { $0 }
  }

  private func rebuilt(
    appending layer: ElementTree = .empty, change: (Element) -> Element
  ) -> ElementTree {
    var builder = Builder()
    var depth = 0
    for element in elements.map(change) + layer.elements.dropFirst() {
      while depth > element.depth {
        builder.close()
        depth -= 1
      }
      builder.open(element)
      depth += 1
    }
    return builder.tree
  }
}
