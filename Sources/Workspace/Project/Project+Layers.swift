import SourceModel

extension Project {
  /// An index of the tests that are run, in their layers.
  func chosen(_ index: ProjectIndex) -> ProjectIndex {
    layered(opening?.selection?.applied(to: index) ?? index)
  }

  /// An index in which tests are in the layers that `pomelo.yml` puts them into.
  private func layered(_ index: ProjectIndex) -> ProjectIndex {
    guard !layers.isEmpty, let folder else { return index }
    var index = index
    for (number, testClass) in index.testClasses.enumerated() {
      for (position, test) in testClass.methods.enumerated() {
        guard let layer = layers.layer(of: test, folder: folder) else { continue }
        index.testClasses[number].methods[position].layering.layer = layer
        index.testClasses[number].methods[position].layering.reason = "as pomelo.yml says"
      }
    }
    return index
  }
}
