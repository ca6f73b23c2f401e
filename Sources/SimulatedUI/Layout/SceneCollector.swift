/// What a build of the whole app reports to the app.
@MainActor package final class SceneCollector {
  /// Nodes that want to know when they appear and disappear, in document order.
  var lifecycle: [ViewNode] = []
  /// What covers the main content, lowest first.
  var presentations: [LayoutItem] = []
  /// What on the screen the keyboard can type into.
  var inputs: [any SceneInput] = []
  /// The pass of building that reports here; 0 for one whose items nobody sees.
  let pass: Int
  /// Whether it collects for the whole screen rather than for one layer of it.
  let isMain: Bool
  /// How many nodes others report before the first of these.
  let firstLifecycle: Int
  /// How many inputs others report before the first of these.
  let firstInput: Int

  /// Collects from a whole screen, or from one layer of it.
  init(pass: Int = 0, isMain: Bool = false) {
    self.pass = pass
    self.isMain = isMain
    firstLifecycle = 0
    firstInput = 0
  }

  /// Collects what one node reports when it is built again.
  init(pass: Int, repeating record: BuildRecord) {
    self.pass = pass
    isMain = record.isMainScene
    firstLifecycle = record.lifecycle.lowerBound
    firstInput = record.inputs.lowerBound
  }
}

/// Something on the screen that the keyboard can type into.
@MainActor protocol SceneInput {
  /// Identity of the node that has reported it.
  var id: Int { get }
}
