import ElementModel
import Foundation
import SessionProtocol

extension XCUIElement {
  /// Where the thumb is, from the value that the slider reads out.
  func readSliderPosition() -> CGFloat {
    attribute(.normalizedSliderPosition, missing: 0) { $0.sliderPosition ?? 0 }
  }

  /// Drags the thumb of a slider.
  func performSliderAdjustment(to position: CGFloat) {
    guard let session = TestSession.current else { return }
    act(.adjustSlider(position: Double(position))) { element throws(ActionFailure) in
      guard element.type == .slider, let current = element.sliderPosition else {
        throw .unsuitable(
          "adjust", self.reference.title, "\(element.summary()) is not a slider with a position.")
      }
      guard (0...1).contains(position) else {
        throw .unsuitable(
          "adjust", self.reference.title, "The position must be from 0 to 1, not \(position).")
      }
      // Scrolls it into view; the thumb is elsewhere than the hit point.
      _ = try session.hitPoint(of: element, self.reference)
      let tree = session.snapshot(of: self.reference.app)
      let now = tree.index(ofElementWithID: element.id).map { tree.elements[$0] } ?? element
      session.perform(
        .dragging(
          from: now.pointOnTrack(current), to: now.pointOnTrack(position), as: Drag(press: 0.05)))
    }
  }

  /// Turns a picker wheel to one of its values.
  func performPickerAdjustment(to value: String) {
    guard let session = TestSession.current else { return }
    act(.adjustWheel(value: value)) { element throws(ActionFailure) in
      guard let app = session.application(self.reference.app),
        app.adjustPickerWheel(elementID: element.id, to: value)
      else {
        throw .unsuitable(
          "adjust", self.reference.title,
          "The value '\(value)' is not available in \(element.summary()).")
      }
      session.spend(TestSession.Pace.scroll)
    }
  }
}

extension Element {
  /// Where a slider's thumb is, from 0 to 1: its value is a percentage, as UIKit reads it out.
  var sliderPosition: CGFloat? {
    guard let value else { return nil }
    let isPercentage = value.hasSuffix("%")
    let text = isPercentage ? String(value.dropLast()) : value
    guard let number = Double(text.trimmingCharacters(in: .whitespaces)) else { return nil }
    return min(max(0, CGFloat(isPercentage ? number / 100 : number)), 1)
  }

  /// A point on a slider's track.
  func pointOnTrack(_ position: CGFloat) -> CGPoint {
    CGPoint(x: frame.minX + frame.width * position, y: frame.midY)
  }
}
