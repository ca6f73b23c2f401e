/// A drawing of boxes in layers with edges between them: what is to be placed, and then where.
struct LayeredGraph: Equatable {
  /// A place in the picture, in its units; y grows downwards.
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  /// A box.
  struct Node: Equatable {
    /// Width and height.
    var width: Double
    var height: Double
    /// Whether it belongs into the first layer.
    var isFirst = false
    /// Its middle, once it is placed.
    var center = Point(x: 0, y: 0)
  }

  /// A line from a box to another one.
  struct Edge: Equatable {
    var from: Int
    var to: Int
    /// Width and height of its label.
    var labelWidth: Double
    var labelHeight: Double
    /// The points it goes through, from box to box, once it is placed.
    var points: [Point] = []
    /// The middle of its label.
    var label = Point(x: 0, y: 0)
  }

  var nodes: [Node]
  /// No edge leads from a box to itself.
  var edges: [Edge]
  /// Width and height of the whole.
  var width = 0.0
  var height = 0.0
}
