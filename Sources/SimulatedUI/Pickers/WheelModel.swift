import ElementModel

/// The values of a picker wheel and the one that it shows.
@MainActor struct WheelModel {
  /// All values as text, in order.
  let values: [String]
  /// What the rows say, where VoiceOver reads a value in more words: "9", read as "9 o’clock".
  ///
  /// Tests turn a wheel to either; those of dates on GitHub say `adjust(toPickerWheelValue: "9")`.
  var titles: [String] = []
  /// Whether the first value follows the last, as months, days, hours and minutes do on iOS.
  var isEndless = false
  /// Index of the value in the middle; nil when the selection is none of them.
  let selected: Int?
  /// Makes another value the one in the middle.
  let select: (Int) -> Void
}

extension LayoutItem {
  /// The values of a picker wheel.
  var wheel: WheelModel? {
    get { self[WheelTrait.self] }
    set { self[WheelTrait.self] = newValue }
  }

  /// Height of one value of a wheel, in points.
  private static let wheelRow: CGFloat = 32

  /// Makes the item of a picker wheel.
  static func wheel(
    id: Int, model: WheelModel, node: ViewNode, part: String, width: CGFloat? = nil
  ) -> LayoutItem {
    let wheel = LayoutItem(
      id: id, rule: WheelRule(width: width),
      element: ElementDescription(
        .pickerWheel, value: model.selected.map { model.values[$0] }))
    wheel.wheel = model
    wheel.isEnabled = node.environment.isEnabled
    let start = node.slot("wheel start \(part)") { WheelStart() }
    let handler = TrackingRecognizer.Handler(
      accepts: { _, _ in true },
      moved: { translation, _ in
        let index = start.index ?? model.selected ?? 0
        start.index = index
        model.turn(from: index, by: -translation.height / wheelRow)
      },
      ended: { location, frame, velocity, hasMoved in
        let index = start.index
        start.index = nil
        if hasMoved {
          // A wheel that is flicked goes on as scrolling content does, half as far.
          let glide = (-velocity.height / 4 / wheelRow).rounded()
          if index != nil, glide != 0 { model.turn(from: model.selected ?? 0, by: glide) }
        } else {
          // A tap on a value above or below brings it to the middle.
          model.turn(from: model.selected ?? 0, by: (location.y - frame.midY) / wheelRow)
        }
      })
    let recognizer = node.slot("wheel \(part)") { TrackingRecognizer(slop: 10, handler: handler) }
    recognizer.handler = handler
    wheel.gestures = [AttachedGesture(recognizer: recognizer)]
    return wheel
  }
}

private enum WheelTrait: ItemTrait { static var defaultValue: WheelModel? { nil } }

/// The index a finger started from.
@MainActor private final class WheelStart {
  var index: Int?
}

extension WheelModel {
  /// Makes the value some rows from another, or the last one on the way, the one in the middle.
  func turn(from index: Int, by rows: CGFloat) {
    // Whatever a finger does, it stays a number of rows.
    let most = CGFloat(values.count)
    turn(to: index + Int(min(max(-most, rows.rounded()), most)))
  }

  /// Makes the value at an index the one in the middle; beyond the last value it is the first one
  /// again, or else the last.
  func turn(to index: Int) {
    let count = values.count
    guard count > 0 else { return }
    let index =
      isEndless ? (index % count + count) % count : min(max(0, index), count - 1)
    if index != selected { select(index) }
  }

  /// The index of the value that a test names, by what is read out or by what the row says.
  func index(of text: String) -> Int? { values.firstIndex(of: text) ?? titles.firstIndex(of: text) }
}

/// A wheel is as high as seven of its values.
private struct WheelRule: LayoutRule {
  let width: CGFloat?

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: width ?? proposal.width ?? 320, height: 216)
  }
}
