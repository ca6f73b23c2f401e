/// What a presenting modifier knew at its last update.
@MainActor final class PresentationMemory {
  private var shown: AnyHashable?

  /// Whether something was presented.
  var isPresenting: Bool { shown != nil }

  /// Starts a transition when a presentation begins or ends, be it with the node that presents.
  ///
  /// - Returns: Whether one has just ended.
  func follow(
    _ current: AnyHashable?, node: ViewNode, duration: Duration, label: String
  ) -> Bool {
    guard current != shown else { return false }
    let hasEnded = current == nil
    shown = current
    let graph = node.graph
    graph.beginTransition(duration, label: label)
    node.storage.ending = hasEnded ? nil : { graph.beginTransition(duration, label: label) }
    return hasEnded
  }
}

extension SceneCollector {
  /// Adds a presentation that is built in a layer of its own, with whatever it presents above it.
  ///
  /// - Parameters:
  ///   - takesFocus: Whether inputs below lose keyboard focus for good, as under a sheet; an alert
  ///     gives it back.
  ///   - inputsTakeFocus: Whether that holds as soon as there are inputs in the layer.
  ///   - build: Makes the layer's item.
  func present(
    takesFocus: Bool, inputsTakeFocus: Bool = false, _ build: (BuildContext) -> LayoutItem
  ) {
    let inner = SceneCollector(pass: pass)
    let item = build(BuildContext(scene: inner))
    presentations.append(item)
    presentations += inner.presentations
    lifecycle += inner.lifecycle
    let replaces = takesFocus || inputsTakeFocus && !inner.inputs.isEmpty
    inputs = replaces ? inner.inputs : inputs + inner.inputs
  }
}
