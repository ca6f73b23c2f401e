public import Foundation
public import SimulatedUI

/// What an axis shows at one value: a line, a tick or a label.
@MainActor @preconcurrency
public protocol AxisMark {}

/// A mark that the framework itself knows the parts of.
@MainActor protocol PrimitiveAxisMark: AxisMark {
  /// The parts.
  var parts: [AxisPart] { get }
}

/// A line, a tick or a label.
struct AxisPart {
  /// What it is.
  enum Kind {
    /// Across the plot area.
    case gridLine
    /// Beside the plot area.
    case tick(length: CGFloat)
    /// A text or view beside the ticks.
    case label(AxisLabelContent)
  }

  /// What it is.
  var kind: Kind
  /// Whether it stands in the middle between its value and the next; as suits the values when nil.
  var isCentered: Bool?
  /// How lines are drawn.
  var stroke: StrokeStyle?
  /// What it is painted in.
  var style: AnyShapeStyle?
  /// What a label is set in.
  var font: Font?
  /// How far it is moved, in points.
  var offset = CGSize.zero
  /// How a label stands beside the plot area.
  var placement = AxisLabelPlacement()
}

/// How a label stands beside the plot area.
struct AxisLabelPlacement {
  /// The point of the label that stands at the value; as suits the edge when nil.
  var anchor: UnitPoint?
  /// How far it stays from the plot area to the side.
  var horizontalSpacing: CGFloat?
  /// How far it stays from the plot area upwards or downwards.
  var verticalSpacing: CGFloat?
}

/// What a label shows.
enum AxisLabelContent {
  /// Its value.
  case value
  /// Its value, as a format writes it.
  case format((DataValue) -> String?)
  /// A text.
  case text(String)
  /// A view.
  case view(AnyView)
}

extension AxisMark {
  /// The parts of the mark.
  var allParts: [AxisPart] { (self as? any PrimitiveAxisMark)?.parts ?? [] }

  /// Paints the mark.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return changing { $0.style = $0.style ?? style }
  }

  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark {
    changing { $0.font = $0.font ?? font }
  }

  /// Moves the mark.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the mark.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changing {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  private func changing(_ change: (inout AxisPart) -> Void) -> some AxisMark {
    AxisMarkGroup(
      parts: allParts.map { part in
        var part = part
        change(&part)
        return part
      })
  }
}

/// Several parts as one mark.
struct AxisMarkGroup: PrimitiveAxisMark {
  let parts: [AxisPart]
}

/// A mark of any type.
public struct AnyAxisMark: AxisMark, PrimitiveAxisMark {
  let parts: [AxisPart]

  /// Hides the type of a mark.
  public init<Mark: AxisMark>(_ mark: Mark) { parts = mark.allParts }

  /// Hides the type of a mark.
  public init<Mark: AxisMark>(erasing mark: Mark) { parts = mark.allParts }
}

extension Optional: AxisMark, PrimitiveAxisMark where Wrapped: AxisMark {
  var parts: [AxisPart] { self?.allParts ?? [] }
}

extension BuilderConditional: AxisMark, PrimitiveAxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {
  var parts: [AxisPart] { (content as? any AxisMark)?.allParts ?? [] }
}
