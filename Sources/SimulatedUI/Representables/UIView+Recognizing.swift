import ElementModel
import SimulatedUIKit

extension UIView {
  /// A view that looks for the gestures which this one has recognizers for.
  func recognizing(_ content: AnyView) -> AnyView {
    (gestureRecognizers ?? []).filter(\.isEnabled).reduce(content) { view, recognizer in
      switch recognizer {
      case let tap as UITapGestureRecognizer: Self.tapping(view, tap)
      case let press as UILongPressGestureRecognizer: Self.pressing(view, press)
      case let swipe as UISwipeGestureRecognizer: Self.swiping(view, swipe)
      case let pan as UIPanGestureRecognizer: Self.panning(view, pan)
      case let pinch as UIPinchGestureRecognizer: Self.pinching(view, pinch)
      case let rotation as UIRotationGestureRecognizer: Self.turning(view, rotation)
      default: view
      }
    }
  }

  private static func tapping(_ view: AnyView, _ tap: UITapGestureRecognizer) -> AnyView {
    AnyView(
      view.gesture(
        SpatialTapGesture(count: tap.numberOfTapsRequired).onEnded {
          tap.report(.ended, at: $0.location)
        }))
  }

  private static func pressing(
    _ view: AnyView, _ press: UILongPressGestureRecognizer
  ) -> AnyView {
    AnyView(
      view.gesture(
        LongPressGesture(
          minimumDuration: press.minimumPressDuration, maximumDistance: press.allowableMovement
        )
        .onEnded { _ in
          press.report(.began)
          press.report(.ended)
        }))
  }

  private static func swiping(_ view: AnyView, _ swipe: UISwipeGestureRecognizer) -> AnyView {
    AnyView(
      view.gesture(
        DragGesture(minimumDistance: 30).onEnded { drag in
          let (x, y) = (drag.translation.width, drag.translation.height)
          let way: UISwipeGestureRecognizer.Direction =
            abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
          if swipe.direction.contains(way) { swipe.report(.ended, at: drag.startLocation) }
        }))
  }

  private static func panning(_ view: AnyView, _ pan: UIPanGestureRecognizer) -> AnyView {
    func follow(_ drag: DragGesture.Value) {
      pan.moved = CGPoint(x: drag.translation.width, y: drag.translation.height)
      pan.speed = CGPoint(x: drag.velocity.width, y: drag.velocity.height)
    }
    return AnyView(
      view.gesture(
        DragGesture().onChanged { drag in
          follow(drag)
          pan.report(pan.state == .possible ? .began : .changed, at: drag.location)
        }
        .onEnded { drag in
          follow(drag)
          pan.report(.ended, at: drag.location)
        }))
  }

  private static func pinching(_ view: AnyView, _ pinch: UIPinchGestureRecognizer) -> AnyView {
    AnyView(
      view.gesture(
        MagnifyGesture().onChanged { value in
          pinch.scale = value.magnification
          pinch.report(pinch.state == .possible ? .began : .changed, at: value.startLocation)
        }
        .onEnded { value in
          pinch.scale = value.magnification
          pinch.report(.ended, at: value.startLocation)
        }))
  }

  private static func turning(_ view: AnyView, _ turn: UIRotationGestureRecognizer) -> AnyView {
    AnyView(
      view.gesture(
        RotateGesture().onChanged { value in
          turn.rotation = CGFloat(value.rotation.radians)
          turn.report(turn.state == .possible ? .began : .changed, at: value.startLocation)
        }
        .onEnded { value in
          turn.rotation = CGFloat(value.rotation.radians)
          turn.report(.ended, at: value.startLocation)
        }))
  }
}

extension UIAccessibilityTraits {
  /// Makes an element what it is taken for.
  ///
  /// A heading stays a text, and so on: only what XCTest shows as a type of its own changes it.
  @MainActor func apply(to element: inout ElementDescription) {
    if contains(.button) { element.type = .button }
    if contains(.link) { element.type = .link }
    if contains(.image) { element.type = .image }
    if contains(.staticText) { element.type = .staticText }
    if contains(.searchField) { element.type = .searchField }
    if contains(.selected) { element.isSelected = true }
    if contains(.header) { element.traits.insert(.header) }
  }
}
