/// What the content of a screen says about its navigation bar and the other bars around.
@MainActor final class BarCollector {
  var title = "" { didSet { reports += 1 } }
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic { didSet { reports += 1 } }
  var hidesBackButton = false { didSet { reports += 1 } }
  /// Whether a back button names the screen before.
  var showsBackTitle = true { didSet { reports += 1 } }
  var isHidden = false { didSet { reports += 1 } }
  var hidesTabBar = false { didSet { reports += 1 } }
  var hidesToolbar = false { didSet { reports += 1 } }
  var leading: [LayoutItem] = [] { didSet { reports += 1 } }
  var trailing: [LayoutItem] = [] { didSet { reports += 1 } }
  var principal: [LayoutItem] = [] { didSet { reports += 1 } }
  var bottom: [LayoutItem] = [] { didSet { reports += 1 } }
  var keyboard: [LayoutItem] = [] { didSet { reports += 1 } }
  /// The search field and what belongs to it.
  var search: [LayoutItem] = [] { didSet { reports += 1 } }
  /// Makes the title a menu.
  var titleMenu: ((String) -> LayoutItem)? { didSet { reports += 1 } }
  /// Whether the bar is that of a column, which a stack in it takes over.
  var isColumn = false
  /// Whether a stack has taken over the bar of its column.
  var isReplaced = false { didSet { reports += 1 } }
  /// Where the back button of a stack leads that takes over the bar of its column.
  var columnBack: NavigationBack?
  /// How often something was reported.
  private(set) var reports = 0
}

extension BarCollector: ReportCollector {}

extension BuildContext {
  /// Collects titles and buttons of the nearest navigation bar.
  var bar: BarCollector? {
    get { collector as? BarCollector }
    set { collector = newValue }
  }
}
