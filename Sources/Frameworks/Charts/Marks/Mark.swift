import Foundation
import SimulatedUI

/// One mark of a chart, of any kind.
struct Mark: Equatable {
  /// What it looks like.
  enum Kind: Hashable {
    case bar, line, point, area, rule, rectangle, sector
  }

  /// Where it is along an axis.
  enum Extent: Equatable {
    /// Wherever there is room.
    case none
    /// At a value.
    case at(Datum)
    /// Between two values.
    case span(Datum, Datum)
    /// Between two places of the plot area, in points.
    case fixed(CGFloat?, CGFloat?)
  }

  /// What it looks like.
  var kind: Kind
  /// Where it is from left to right.
  var x = Extent.none
  /// Where it is from top to bottom.
  var y = Extent.none
  /// The line that it is part of.
  var series: Datum?
  /// How wide it is.
  var width = MarkDimension.automatic
  /// How high it is.
  var height = MarkDimension.automatic
  /// How it is put on others in one place.
  var stacking = MarkStackingMethod.standard
  /// What is drawn around a centre; nil for all but sectors.
  var sector: Sector?
  /// How it looks.
  var style = MarkStyle()

  /// A part of a circle.
  struct Sector: Equatable {
    /// What its angle stands for.
    var angle: Datum
    /// Where it begins.
    var innerRadius: MarkDimension
    /// Where it ends.
    var outerRadius: MarkDimension
    /// How far it stays from its neighbours, in points.
    var inset: CGFloat
  }
}

extension Mark.Extent {
  /// The values of the extent.
  var data: [Datum] {
    switch self {
    case .none, .fixed: []
    case .at(let datum): [datum]
    case .span(let start, let end): [start, end]
    }
  }

  /// The only value of the extent.
  var single: Datum? {
    if case .at(let datum) = self { datum } else { nil }
  }

  /// Whether it goes from one value to another.
  var isSpan: Bool {
    if case .span = self { true } else { false }
  }
}

/// Content that is one mark.
@MainActor protocol SingleMark: PrimitiveChartContent {
  /// The mark.
  var mark: Mark { get }
}

extension SingleMark {
  func collect(into marks: inout MarkCollection, style: MarkStyle) {
    var mark = mark
    mark.style = style
    marks.marks.append(mark)
  }
}
