import Observation
import SimulatedUI

/// The lines of a canvas, as they are shown.
@MainActor @Observable
final class CanvasSurface {
  /// The points of each line.
  var strokes: [[CGPoint]] = []
  /// The points of the line that is being drawn.
  var current: [CGPoint] = []
  /// Asked whether a line may begin.
  @ObservationIgnored var onBegin: () -> Bool = { false }
  /// Told the points of a line that was drawn.
  @ObservationIgnored var onEnd: ([CGPoint]) -> Void = { _ in }
}

/// The canvas.
struct CanvasContent: View {
  let surface: CanvasSurface

  var body: some View {
    Canvas { context, _ in
      for points in surface.strokes + [surface.current] {
        var path = Path()
        path.addLines(points)
        context.stroke(path, with: .color(.primary), lineWidth: 3)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { move in
        if surface.current.isEmpty {
          guard surface.onBegin() else { return }
          surface.current.append(move.startLocation)
        }
        surface.current.append(move.location)
      }
      .onEnded { _ in
        guard !surface.current.isEmpty else { return }
        let points = surface.current
        surface.current = []
        surface.onEnd(points)
      })
  }
}
