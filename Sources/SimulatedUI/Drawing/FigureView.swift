import ElementModel

/// A figure as a view that takes the space it is offered: an element that holds those of the parts.
package struct FigureView: View, PrimitiveView, SelfComparing {
  private let figure: Figure

  /// Shows a figure.
  package nonisolated init(_ figure: Figure) { self.figure = figure }

  func isSame(as other: FigureView) -> Bool { figure == other.figure }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let parts = figure.parts.enumerated().map { index, part in
      var element = ElementDescription(.other, label: part.label, identifier: part.identifier)
      element.value = part.value.isEmpty ? nil : part.value
      return LayoutItem(id: node.elementID("\(index)"), rule: FillRule(), element: element)
    }
    var element = ElementDescription(.other)
    element.appearance.drawing = figure.shapes.drawing(in: node.environment)
    let item = LayoutItem(
      id: node.id, rule: FigureRule(frames: figure.parts.map(\.frame)), children: parts,
      element: element)
    return [item]
  }
}

/// Places the parts of a figure.
private struct FigureRule: LayoutRule {
  let frames: [CGRect]

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    FillRule().size(for: proposal, children)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    for (child, frame) in zip(children, frames) {
      child.place(in: frame.offsetBy(dx: rect.minX, dy: rect.minY))
    }
  }
}

extension [Figure.Shape] {
  /// The shapes in the colours of an environment.
  fileprivate func drawing(in environment: EnvironmentValues) -> ElementDrawing {
    let ground = SystemColor.resolved("systemBackground", in: environment)
    return ElementDrawing(
      shapes: flatMap { shape -> [ElementDrawing.Shape] in
        var color = shape.style.color(in: environment)
        color.opacity *= Float(shape.opacity)
        guard color.opacity > 0 else { return [] }
        let shown = color.elementColor(on: ground)
        let kind = shape.stroke.map { $0.dash.isEmpty ? ElementDrawing.Kind.line : .dashes }
        let width = shape.stroke.map { Double($0.lineWidth) } ?? 1
        return shape.path.polygons.map {
          ElementDrawing.Shape(kind ?? .area, shown, width: width, points: $0)
        }
      })
  }
}

/// Draws shapes with the elements of the content, in points from their upper left corners.
private struct DrawnShapesEffect: ViewEffect {
  let shapes: [Figure.Shape]

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    let drawing = shapes.drawing(in: node.environment)
    for item in items { item.adjustElements { $0.appearance.drawing = drawing } }
    return items
  }
}

extension View {
  /// Draws shapes with the elements of the view, in points from their upper left corners.
  package func drawn(with shapes: [Figure.Shape]) -> some View {
    EffectView(content: self, effect: DrawnShapesEffect(shapes: shapes))
  }
}
