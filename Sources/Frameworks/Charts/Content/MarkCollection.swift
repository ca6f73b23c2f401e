import SimulatedUI

/// The marks of a chart with what belongs to them, in the order in which they were listed.
struct MarkCollection: Equatable {
  /// A view that stands at some marks.
  struct Annotation: Equatable {
    /// Which marks it stands at, by their places in the list.
    var marks: Range<Int>
    /// Where it stands.
    var placement: AnnotationPlacement
    /// Makes it.
    var content: ViewSource
  }

  /// The marks.
  var marks: [Mark] = []
  /// The views that stand at marks.
  var annotations: [Annotation] = []
}

/// Makes a view for a place of some size; never equal to another one, as nobody can tell.
final class ViewSource: Equatable {
  let make: @MainActor (AnnotationContext) -> AnyView

  init(_ make: @escaping @MainActor (AnnotationContext) -> AnyView) { self.make = make }

  static func == (left: ViewSource, right: ViewSource) -> Bool { left === right }
}
