import SourceModel

extension Project {
  /// An index in which tests are in the layers that `pomelo.yml` puts them into.
  func layered(_ index: ProjectIndex) -> ProjectIndex {
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
