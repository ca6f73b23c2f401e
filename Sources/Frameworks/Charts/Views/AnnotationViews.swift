import Foundation
import SimulatedUI

/// The views that stand at marks.
struct AnnotationViews: View {
  let model: ChartModel
  let marks: MarkFigure
  let size: CGSize

  var body: some View {
    let annotations = model.content.annotations
    ForEach(annotations.indices, id: \.self) { index in
      if let target = target(of: annotations[index]) {
        AnnotationLayout(placement: annotations[index].placement, target: target) {
          annotations[index].content.make(AnnotationContext(targetSize: target.frame.size))
        }
      }
    }
  }

  /// The rectangle around the marks of an annotation, and of which kind they are.
  private func target(of annotation: MarkCollection.Annotation) -> AnnotationTarget? {
    let frames = marks.frames[annotation.marks].compactMap { $0 }
    guard let first = frames.first else { return nil }
    let frame = frames.dropFirst().reduce(first) { $0.union($1) }
    let mark = model.marks[annotation.marks.lowerBound]
    guard mark.kind == .sector, frames.count == 1 else {
      return AnnotationTarget(frame: frame, kind: mark.kind, growsRight: mark.growsRight)
    }
    let middle = sectorMiddle(annotation.marks.lowerBound)
    return AnnotationTarget(
      frame: CGRect(origin: middle ?? CGPoint(x: frame.midX, y: frame.midY), size: .zero),
      kind: .sector, growsRight: false)
  }

  private func sectorMiddle(_ index: Int) -> CGPoint? {
    guard let sector = model.marks[index].sector,
      let part = MarkLayout.parts(of: model.marks)[index]
    else { return nil }
    let radius = min(size.width, size.height) / 2
    let ring = SectorRing(
      center: CGPoint(x: size.width / 2, y: size.height / 2),
      inner: sector.innerRadius.points(of: radius, automatic: 0, insetEnds: 1),
      outer: sector.outerRadius.points(of: radius, automatic: radius, insetEnds: 1),
      start: part.lowerBound * 2 * .pi, end: part.upperBound * 2 * .pi, inset: 0)
    return ring.middle
  }
}

/// What a view stands at.
struct AnnotationTarget {
  /// Where it is in the plot area.
  let frame: CGRect
  /// Of which kind it is.
  let kind: Mark.Kind
  /// Whether it is a bar that grows to the right.
  let growsRight: Bool
}

/// Puts a view at a mark.
struct AnnotationLayout: Layout {
  let placement: AnnotationPlacement
  let target: AnnotationTarget

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let position = position
      let proposal: ProposedViewSize =
        position == .overlay && target.frame.width > 0
        ? ProposedViewSize(target.frame.size) : .unspecified
      let size = subview.sizeThatFits(proposal)
      var origin = origin(of: size, position)
      // What does not fit beside the mark is moved sideways, as long as it is not said otherwise.
      if placement.overflow.x.fits {
        origin.x = min(max(origin.x, 0), max(0, bounds.width - size.width))
      }
      if placement.overflow.y.keepsToPlot {
        origin.y = min(max(origin.y, 0), max(0, bounds.height - size.height))
      }
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }

  private var position: AnnotationPosition {
    guard placement.position == .automatic else { return placement.position }
    if target.kind == .sector { return .overlay }
    return target.growsRight && target.kind == .bar ? .trailing : .top
  }

  private func origin(of size: CGSize, _ position: AnnotationPosition) -> CGPoint {
    let frame = target.frame
    let gap = placement.spacing
    let name = position.name.lowercased()
    var x = aligned(frame.minX, frame.width, size.width, placement.alignment.horizontal)
    var y = aligned(frame.minY, frame.height, size.height, placement.alignment.vertical)
    if name.hasPrefix("top") { y = frame.minY - size.height - gap }
    if name.hasPrefix("bottom") { y = frame.maxY + gap }
    if name == "leading" { x = frame.minX - size.width - gap }
    if name == "trailing" { x = frame.maxX + gap }
    if name.count > 8 {
      if name.hasSuffix("leading") { x = frame.minX - size.width }
      if name.hasSuffix("trailing") { x = frame.maxX }
    }
    return CGPoint(x: x, y: y)
  }

  private func aligned(
    _ start: CGFloat, _ length: CGFloat, _ own: CGFloat, _ alignment: HorizontalAlignment
  ) -> CGFloat {
    start + (length - own) * (alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5)
  }

  private func aligned(
    _ start: CGFloat, _ length: CGFloat, _ own: CGFloat, _ alignment: VerticalAlignment
  ) -> CGFloat {
    start + (length - own) * (alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5)
  }
}

/// The views that stand for points.
struct SymbolViews: View {
  let model: ChartModel
  let marks: MarkFigure

  var body: some View {
    let indices = model.marks.indices.filter { model.marks[$0].style.symbol.view != nil }
    ForEach(indices, id: \.self) { index in
      if let frame = marks.frames[index], let view = model.marks[index].style.symbol.view {
        AnnotationLayout(
          placement: AnnotationPlacement(
            position: .overlay, alignment: .center, spacing: 0,
            overflow: AnnotationOverflowResolution(x: .disabled, y: .disabled)),
          target: AnnotationTarget(
            frame: CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0), kind: .point,
            growsRight: false)
        ) {
          view.make(AnnotationContext(targetSize: .zero))
        }
      }
    }
  }
}
