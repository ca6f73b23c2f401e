import ElementModel

extension ElementTree {
  /// The tree of an app that something else is in front of: no element can be hit.
  ///
  /// - Parameter layer: What is in front and is to be a part of the result: all below its root.
  /// - Returns: The tree.
  func covered(by layer: ElementTree = .empty) -> ElementTree {
    var builder = Builder()
    var depth = 0
    for var element in elements {
      while depth > element.depth {
        builder.close()
        depth -= 1
      }
      element.hitPoint = nil
      builder.open(element)
      depth += 1
    }
    for element in layer.elements.dropFirst() {
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
