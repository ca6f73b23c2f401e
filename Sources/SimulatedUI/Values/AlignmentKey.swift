/// Names a kind of alignment guide.
public protocol AlignmentID {
  /// Where the guide of a view is that sets none.
  ///
  /// - Parameter context: The size of the view, and its other guides.
  /// - Returns: The distance from the view's upper leading corner, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Tells the guides of one alignment and axis apart from others.
package struct AlignmentKey: Hashable, Sendable {
  /// How the guides of several views become one.
  enum Merge: Sendable { case first, last, average }

  let axis: Axis
  /// Where the guide is, as part of the length; nil when that has to be asked.
  let fraction: CGFloat?
  private let merge: Merge
  nonisolated(unsafe) private let type: any AlignmentID.Type

  init(
    _ type: any AlignmentID.Type, axis: Axis, fraction: CGFloat?, merge: Merge = .average
  ) {
    self.type = type
    self.axis = axis
    self.fraction = fraction
    self.merge = merge
  }

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.type == right.type && left.axis == right.axis
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }

  /// Whether texts have the guide without an app's doing.
  var isBaseline: Bool { merge != .average }

  /// Where the guide of a view is that sets none.
  func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    guard let fraction else { return type.defaultValue(in: dimensions) }
    return fraction * (axis == .horizontal ? dimensions.width : dimensions.height)
  }

  /// Makes one of the guides that some views set.
  func combine(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    return switch merge {
    case .first: values.min()
    case .last: values.max()
    case .average: values.reduce(0, +) / CGFloat(values.count)
    }
  }
}
