package import ElementModel

/// Screens that runs have shown, on which a locator should find no second element either.
///
/// Of screens on which all locators find the same only one is kept, and of many the latest.
package struct SeenScreens: Hashable, Sendable {
  /// As many are kept: a locator that is alone on so many is alone.
  package static let limit = 32

  /// What locators look at of an element.
  private struct Trace: Hashable {
    let type: ElementType
    let identifier: String
    let label: String

    init(_ element: Element) {
      (type, identifier, label) = (element.type, element.identifier, element.label)
    }
  }

  /// The screens, the latest last.
  package private(set) var trees: [ElementTree]

  /// Begins with screens.
  ///
  /// - Parameter trees: The screens, the latest last.
  package init(_ trees: [ElementTree] = []) {
    self.trees = []
    add(trees)
  }

  /// Takes more screens in, which are later ones.
  ///
  /// - Parameter more: The screens, the latest last.
  package mutating func add(_ more: [ElementTree]) {
    var known: Set<[Trace]> = []
    var latest: [ElementTree] = []
    for tree in more.reversed() + trees.reversed() where latest.count < Self.limit {
      guard tree.elements.count > 1, known.insert(tree.elements.map(Trace.init)).inserted else {
        continue
      }
      latest.append(tree)
    }
    trees = latest.reversed()
  }
}
