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
}

/// What the content of a screen says about its navigation bar.
@MainActor final class BarCollector {
  var title = ""
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var hidesBackButton = false
  var isHidden = false
  var leading: [LayoutItem] = []
  var trailing: [LayoutItem] = []
  var principal: [LayoutItem] = []
  var bottom: [LayoutItem] = []
  var keyboard: [LayoutItem] = []
}
