import SourceModel

struct GraphPicture {
  let graph: NavigationGraph
  let title: String
  var text: String { "" }
}
