/// Lines and areas, and the parts of them that are elements: what a chart shows of its data.
package struct Figure: Equatable {
  /// A line or an area of one style.
  package struct Shape: Equatable {
    /// Where it is, in points.
    package var path: Path
    /// What it is drawn in.
    package var style: AnyShapeStyle
    /// How much of what is behind cannot be seen through it, from 0 to 1.
    package var opacity = 1.0
    /// How its outline is drawn; nil where it is filled.
    package var stroke: StrokeStyle?

    /// Creates a shape.
    package init(
      path: Path, style: AnyShapeStyle, opacity: Double = 1, stroke: StrokeStyle? = nil
    ) {
      self.path = path
      self.style = style
      self.opacity = opacity
      self.stroke = stroke
    }
  }

  /// A part that is an element.
  package struct Part: Equatable {
    /// Where it is, in points.
    package var frame: CGRect
    /// What VoiceOver calls it.
    package var label: String
    /// The value that VoiceOver reads.
    package var value: String
    /// What the app calls it.
    package var identifier: String

    /// Creates a part.
    package init(frame: CGRect, label: String, value: String, identifier: String) {
      self.frame = frame
      self.label = label
      self.value = value
      self.identifier = identifier
    }
  }

  /// What is drawn, in front last.
  package var shapes: [Shape]
  /// The elements, in the order in which they are read.
  package var parts: [Part]

  /// Creates a figure.
  package init(shapes: [Shape] = [], parts: [Part] = []) {
    self.shapes = shapes
    self.parts = parts
  }
}
