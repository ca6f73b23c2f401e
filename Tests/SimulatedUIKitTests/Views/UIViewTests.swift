import SimulatedUIKit
import Testing

/// Frames follow their superviews, and layout happens where it is due.
@MainActor @Suite struct UIViewTests {
  final class Counting: UIView {
    var layouts = 0

    override func layoutSubviews() { layouts += 1 }
  }

  @Test func layoutHappensOnceForEachSize() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView()
    outer.addSubview(view)
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.frame.origin.x = 5
    outer.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.frame.size.width = 50
    outer.layoutIfNeeded()
    #expect(view.layouts == 2)
    view.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(view.layouts == 3)
  }

  @Test func masksSayWhatFollows() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let filling = UIView(frame: outer.bounds)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let corner = UIView(frame: CGRect(x: 80, y: 180, width: 20, height: 20))
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let fixed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    for view in [filling, corner, fixed] { outer.addSubview(view) }
    outer.frame.size = CGSize(width: 150, height: 300)
    #expect(filling.frame == CGRect(x: 0, y: 0, width: 150, height: 300))
    #expect(corner.frame == CGRect(x: 130, y: 280, width: 20, height: 20))
    #expect(fixed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func layersAreOfTheClassThatTheViewNames() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    #expect(Shape().layer is CAShapeLayer)
    #expect(type(of: UIView().layer) == CALayer.self)
  }

  @Test func changesReachWhoeverShowsTheViewOrOneAroundIt() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    var changes: [String] = []
    outer.onChange = { changes.append("outer") }
    inner.isHidden = true
    middle.onChange = { changes.append("middle") }
    inner.isHidden = false
    #expect(changes == ["outer", "middle"])
  }
}
