/// A recogniser as it is attached to an item of the layout.
@MainActor struct AttachedGesture {
  /// What comes first when several gestures could be meant.
  enum Rank {
    /// It comes before the gestures of what is inside.
    case high
    /// What is inside comes first.
    case normal
    /// It does not keep others from being recognised, nor do they.
    case simultaneous
  }

  let recognizer: any TouchRecognizer
  var rank = Rank.normal
}

/// The recognisers that a modifier keeps, one for each item that its content makes.
@MainActor final class GestureMemory {
  private(set) var recognizers: [any TouchRecognizer] = []

  /// The recogniser of the item at an index.
  func recognizer(at index: Int, make: () -> any TouchRecognizer) -> any TouchRecognizer {
    while recognizers.count <= index { recognizers.append(make()) }
    return recognizers[index]
  }
}

/// Attaches a gesture to a view.
struct GestureEffect<Attached: Gesture>: ViewEffect {
  let gesture: Attached
  var rank = AttachedGesture.Rank.normal
  var mask = GestureMask.all

  func didUpdate(_ node: ViewNode) {
    for recognizer in node.memory(GestureMemory()).recognizers { gesture.renew(recognizer) }
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    let memory = node.memory(GestureMemory())
    var index = 0
    return items.map { item in
      item.mapRows { row in
        let wrapper = LayoutItem(
          id: node.id, rule: PassthroughRule(), children: [row], inheriting: row)
        wrapper.isEnabled = node.environment.isEnabled
        if mask.contains(.gesture) {
          let recognizer = memory.recognizer(at: index) { gesture.recognizer() }
          wrapper.gestures = [AttachedGesture(recognizer: recognizer, rank: rank)]
        }
        if !mask.contains(.subviews) { row.ignoresTouches = true }
        index += 1
        return wrapper
      }
    }
  }
}
