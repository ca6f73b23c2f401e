/// What nodes are told, and what they report, while they make their layout items.
@MainActor package struct BuildContext {
  /// Collects what belongs to the whole screen.
  let scene: SceneCollector
  /// Collects titles and buttons of the nearest navigation bar.
  var bar: BarCollector?
  /// Whether the items are rows of a list or form.
  var isInList = false
  /// Whether sections keep together instead of dissolving into rows.
  var keepsSections = false
  /// Whether the items are rows of a menu.
  var isInMenu = false
  /// Closes the menus around.
  var closeMenus: () -> Void = {}
}

/// What a build of the whole app reports to the app.
@MainActor package final class SceneCollector {
  /// Nodes that want to know when they appear and disappear, in document order.
  var lifecycle: [ViewNode] = []
  /// What covers the main content, lowest first.
  var presentations: [LayoutItem] = []
  /// The text inputs on the screen.
  var inputs: [TextInput] = []
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

/// What the content of a screen says about its navigation bar.
@MainActor final class BarCollector {
  var title = "" { didSet { reports += 1 } }
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic { didSet { reports += 1 } }
  var hidesBackButton = false { didSet { reports += 1 } }
  var isHidden = false { didSet { reports += 1 } }
  var leading: [LayoutItem] = [] { didSet { reports += 1 } }
  var trailing: [LayoutItem] = [] { didSet { reports += 1 } }
  var principal: [LayoutItem] = [] { didSet { reports += 1 } }
  var bottom: [LayoutItem] = [] { didSet { reports += 1 } }
  var keyboard: [LayoutItem] = [] { didSet { reports += 1 } }
  /// The search field and what belongs to it.
  var search: [LayoutItem] = [] { didSet { reports += 1 } }
  /// How often something was reported.
  private(set) var reports = 0
}
