import Foundation
import SimulatedUI

/// The marks of a chart in a plot area of some size, with what stands at them.
struct PlotSurface: View {
  let model: ChartModel
  let memory: ChartMemory
  let size: CGSize

  var body: some View {
    if memory.place.size != size {
      memory.place.size = size
      memory.changes.count += 1
    }
    var layout = MarkLayout(model, size: size)
    let marks = layout.layOut()
    return ZStack(alignment: .topLeading) {
      FigureView(figure(of: marks))
      SymbolViews(model: model, marks: marks)
      AnnotationViews(model: model, marks: marks, size: size)
    }
    .selectable(ChartProxy(model: model, place: memory.place))
  }

  private func figure(of marks: MarkFigure) -> Figure {
    let parts = zip(model.marks, marks.frames).compactMap { mark, frame -> Figure.Part? in
      guard let frame, !mark.style.speech.isHidden else { return nil }
      let words = MarkWords(mark)
      return Figure.Part(
        frame: Self.reachable(frame, mark.kind), label: words.label, value: words.value,
        identifier: mark.style.speech.identifier)
    }
    return Figure(shapes: lines + marks.shapes, parts: parts)
  }

  /// What VoiceOver outlines: at least so much that it can be seen.
  private static func reachable(_ frame: CGRect, _ kind: Mark.Kind) -> CGRect {
    let least: CGFloat = kind == .line || kind == .area ? 12 : 2
    let width = max(frame.width, least)
    let height = max(frame.height, least)
    return CGRect(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }

  /// The lines and ticks of the axes.
  private var lines: [Figure.Shape] {
    let layout = MarkLayout(model, size: size)
    return model.axisItems.compactMap { item in
      let isHorizontal = item.edge == .top || item.edge == .bottom
      guard let place = layout.place(of: item, isHorizontal: isHorizontal) else { return nil }
      let path: Path
      switch item.part.kind {
      case .gridLine:
        path = isHorizontal ? .column(place, 0, size.height) : .row(place, 0, size.width)
      case .tick(let length):
        switch item.edge {
        case .bottom: path = .column(place, size.height, size.height + length)
        case .top: path = .column(place, -length, 0)
        case .leading: path = .row(place, -length, 0)
        case .trailing: path = .row(place, size.width, size.width + length)
        }
      case .label: return nil
      }
      let offset = item.part.offset
      return Figure.Shape(
        path: path.offsetBy(dx: offset.width, dy: offset.height),
        style: item.part.style ?? AnyShapeStyle(Color(UIColor.separator)),
        stroke: item.part.stroke ?? StrokeStyle(lineWidth: 0.5))
    }
  }
}

extension Path {
  /// A line downwards.
  fileprivate static func column(_ x: CGFloat, _ top: CGFloat, _ bottom: CGFloat) -> Path {
    Path { path in
      path.move(to: CGPoint(x: x, y: top))
      path.addLine(to: CGPoint(x: x, y: bottom))
    }
  }

  /// A line to the right.
  fileprivate static func row(_ y: CGFloat, _ left: CGFloat, _ right: CGFloat) -> Path {
    Path { path in
      path.move(to: CGPoint(x: left, y: y))
      path.addLine(to: CGPoint(x: right, y: y))
    }
  }
}
