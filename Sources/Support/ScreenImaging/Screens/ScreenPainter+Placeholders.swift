import Foundation
import Pictures

extension ScreenPainter {
  /// Draws what stands for a picture: a frame with mountains, or a crossed box where it is small.
  func drawPlaceholder(_ name: String, in frame: CGRect) {
    let shorter = min(frame.width, frame.height)
    guard shorter > 3 else { return }
    guard shorter >= 44 else { return drawBox(in: frame, min(shorter, 30)) }
    canvas.fill(frame, radius: 8, colors.fill)
    let hasName = !name.isEmpty && frame.height > 60
    let scene = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - (hasName ? 22 : 0))
    let unit = min(scene.width / 10, scene.height / 8)
    let floor = scene.midY + 2.5 * unit
    func peak(_ x: CGFloat, _ height: CGFloat) -> CGPoint {
      CGPoint(x: scene.midX + x * unit, y: floor - height * unit)
    }
    canvas.stroke(
      [peak(-4, 0), peak(-1.5, 3.6), peak(0.2, 1.2), peak(1.6, 2.8), peak(4, 0), peak(-4, 0)],
      width: max(1.5, Double(unit) / 4), colors.faintText)
    let sun = CGRect(
      x: scene.midX + 1.2 * unit, y: floor - 5.4 * unit, width: 1.6 * unit, height: 1.6 * unit)
    canvas.fill(sun, radius: Double(unit), colors.faintText)
    if hasName {
      canvas.write(
        name,
        in: CGRect(x: frame.minX + 6, y: frame.maxY - 26, width: frame.width - 12, height: 20),
        TextStyle(size: 13, color: colors.secondaryText), .center)
    }
  }

  private func drawBox(in frame: CGRect, _ side: CGFloat) {
    let color = around.textColor ?? colors.tint
    let box = CGRect(
      x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side
    ).inset(1)
    canvas.stroke(box, radius: Double(side) / 5, width: 1.5, color)
    let inner = box.inset(Double(side) / 4)
    canvas.stroke([inner.origin, CGPoint(x: inner.maxX, y: inner.maxY)], width: 1.2, color)
    canvas.stroke(
      [CGPoint(x: inner.maxX, y: inner.minY), CGPoint(x: inner.minX, y: inner.maxY)], width: 1.2,
      color)
  }
}
