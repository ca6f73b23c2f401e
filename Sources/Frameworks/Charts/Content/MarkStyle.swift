import Foundation
import SimulatedUI

/// How a mark looks, as modifiers say it.
struct MarkStyle: Equatable {
  /// What it is painted in.
  var foreground: AnyShapeStyle?
  /// The value that its colour stands for.
  var foregroundBy: Datum?
  /// How points are drawn.
  var symbol = SymbolStyle()
  /// How lines are drawn.
  var lineStyle: StrokeStyle?
  /// The value that the kind of line stands for.
  var lineStyleBy: Datum?
  /// How lines go from point to point.
  var interpolation: InterpolationMethod?
  /// How round the corners of bars are, in points.
  var cornerRadius: CGFloat = 0
  /// How much of what is behind cannot be seen, from 0 to 1.
  var opacity = 1.0
  /// The value that decides where it stands among others in one place.
  var position: MarkPosition?
  /// How far it is moved.
  var offset = MarkOffset()
  /// How far in front it is.
  var zIndex = 0.0
  /// What VoiceOver says of it.
  var speech = MarkSpeech()

  /// What tells marks of one line from those of another.
  var seriesValues: [DataValue] {
    [foregroundBy, symbol.by, lineStyleBy].compactMap { $0?.value }
  }
}

/// How points are drawn.
struct SymbolStyle: Equatable {
  /// The shape.
  var shape: AnyChartSymbolShape?
  /// The value that the shape stands for.
  var by: Datum?
  /// How large it is, in points.
  var size: CGSize?
  /// The value that the size stands for.
  var sizeBy: Datum?
  /// The view that stands for the shape.
  var view: ViewSource?
}

/// The value that decides where a mark stands among others in one place.
struct MarkPosition: Equatable {
  /// The value.
  var by: Datum
  /// The axis along which marks stand side by side; nil for that of categories.
  var axis: Axis?
  /// How much room all of them take.
  var span: MarkDimension
}

/// How far the edges of a mark are moved, in points.
struct MarkOffset: Equatable {
  /// The left edge.
  var xStart: CGFloat = 0
  /// The right edge.
  var xEnd: CGFloat = 0
  /// The upper edge.
  var yStart: CGFloat = 0
  /// The lower edge.
  var yEnd: CGFloat = 0
}

/// What VoiceOver says of a mark.
struct MarkSpeech: Equatable {
  /// What it is called; as its value says when nil.
  var label: String?
  /// What it is worth; as its value says when nil.
  var value: String?
  /// What the app calls it.
  var identifier = ""
  /// Whether VoiceOver passes over it.
  var isHidden = false
}
