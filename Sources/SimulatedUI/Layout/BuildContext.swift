/// What nodes are told, and what they report, while they make their layout items.
@MainActor package struct BuildContext {
  /// Collects what belongs to the whole screen.
  let scene: SceneCollector
  /// Collects what belongs to something around, such as the titles of a navigation bar.
  var collector: (any ReportCollector)?
  /// Whether the items are rows of a list or form.
  var isInList = false
  /// Whether sections keep together instead of dissolving into rows.
  var keepsSections = false
  /// What features around hand down.
  private var values = FeatureValues()

  init(scene: SceneCollector, collector: (any ReportCollector)? = nil) {
    self.scene = scene
    self.collector = collector
  }

  /// What a feature around hands down.
  subscript<Key: FeatureKey>(key: Key.Type) -> Key.Value {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// What a layer of a view is told: it is no row, whatever the view is.
  var ofLayer: BuildContext {
    var inner = self
    inner.isInList = false
    inner.keepsSections = false
    return inner
  }
}

/// Collects what nodes report to something around them that is no part of the layout below it.
@MainActor protocol ReportCollector: AnyObject {
  /// How often something was reported.
  var reports: Int { get }
}
