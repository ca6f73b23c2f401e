import Conformances
import ElementModel

extension XCUIElementTypeQueryProvider {
  /// A query for all elements of a type below.
  private func below(_ type: XCUIElement.ElementType) -> XCUIElementQuery {
    // By protocol: a cast to a class that fails searches all loaded libraries.
    (Conformance.cast(self, to: (any DescendantSearch).self) ?? firstMatch)
      .descendants(matching: type)
  }

  /// All other elements below.
  public var otherElements: XCUIElementQuery { below(.other) }
  /// All groups below.
  public var groups: XCUIElementQuery { below(.group) }
  /// All windows below.
  public var windows: XCUIElementQuery { below(.window) }
  /// All sheets below.
  public var sheets: XCUIElementQuery { below(.sheet) }
  /// All drawers below.
  public var drawers: XCUIElementQuery { below(.drawer) }
  /// All alerts below.
  public var alerts: XCUIElementQuery { below(.alert) }
  /// All dialogs below.
  public var dialogs: XCUIElementQuery { below(.dialog) }
  /// All buttons below.
  public var buttons: XCUIElementQuery { below(.button) }
  /// All radio buttons below.
  public var radioButtons: XCUIElementQuery { below(.radioButton) }
  /// All radio groups below.
  public var radioGroups: XCUIElementQuery { below(.radioGroup) }
  /// All check boxes below.
  public var checkBoxes: XCUIElementQuery { below(.checkBox) }
  /// All disclosure triangles below.
  public var disclosureTriangles: XCUIElementQuery { below(.disclosureTriangle) }
  /// All pop up buttons below.
  public var popUpButtons: XCUIElementQuery { below(.popUpButton) }
  /// All combo boxes below.
  public var comboBoxes: XCUIElementQuery { below(.comboBox) }
  /// All menu buttons below.
  public var menuButtons: XCUIElementQuery { below(.menuButton) }
  /// All toolbar buttons below.
  public var toolbarButtons: XCUIElementQuery { below(.toolbarButton) }
  /// All popovers below.
  public var popovers: XCUIElementQuery { below(.popover) }
  /// All keyboards below.
  public var keyboards: XCUIElementQuery { below(.keyboard) }
  /// All keys below.
  public var keys: XCUIElementQuery { below(.key) }
  /// All navigation bars below.
  public var navigationBars: XCUIElementQuery { below(.navigationBar) }
  /// All tab bars below.
  public var tabBars: XCUIElementQuery { below(.tabBar) }
  /// All tab groups below.
  public var tabGroups: XCUIElementQuery { below(.tabGroup) }
  /// All toolbars below.
  public var toolbars: XCUIElementQuery { below(.toolbar) }
  /// All status bars below.
  public var statusBars: XCUIElementQuery { below(.statusBar) }
  /// All tables below.
  public var tables: XCUIElementQuery { below(.table) }
  /// All table rows below.
  public var tableRows: XCUIElementQuery { below(.tableRow) }
  /// All table columns below.
  public var tableColumns: XCUIElementQuery { below(.tableColumn) }
  /// All outlines below.
  public var outlines: XCUIElementQuery { below(.outline) }
  /// All outline rows below.
  public var outlineRows: XCUIElementQuery { below(.outlineRow) }
  /// All browsers below.
  public var browsers: XCUIElementQuery { below(.browser) }
  /// All collection views below.
  public var collectionViews: XCUIElementQuery { below(.collectionView) }
  /// All sliders below.
  public var sliders: XCUIElementQuery { below(.slider) }
  /// All page indicators below.
  public var pageIndicators: XCUIElementQuery { below(.pageIndicator) }
  /// All progress indicators below.
  public var progressIndicators: XCUIElementQuery { below(.progressIndicator) }
  /// All activity indicators below.
  public var activityIndicators: XCUIElementQuery { below(.activityIndicator) }
  /// All segmented controls below.
  public var segmentedControls: XCUIElementQuery { below(.segmentedControl) }
  /// All pickers below.
  public var pickers: XCUIElementQuery { below(.picker) }
  /// All picker wheels below.
  public var pickerWheels: XCUIElementQuery { below(.pickerWheel) }
  /// All switches below.
  public var switches: XCUIElementQuery { below(.switch) }
  /// All toggles below.
  public var toggles: XCUIElementQuery { below(.toggle) }
  /// All links below.
  public var links: XCUIElementQuery { below(.link) }
  /// All images below.
  public var images: XCUIElementQuery { below(.image) }
  /// All icons below.
  public var icons: XCUIElementQuery { below(.icon) }
  /// All search fields below.
  public var searchFields: XCUIElementQuery { below(.searchField) }
  /// All scroll views below.
  public var scrollViews: XCUIElementQuery { below(.scrollView) }
  /// All scroll bars below.
  public var scrollBars: XCUIElementQuery { below(.scrollBar) }
  /// All static texts below.
  public var staticTexts: XCUIElementQuery { below(.staticText) }
  /// All text fields below.
  public var textFields: XCUIElementQuery { below(.textField) }
  /// All secure text fields below.
  public var secureTextFields: XCUIElementQuery { below(.secureTextField) }
  /// All date pickers below.
  public var datePickers: XCUIElementQuery { below(.datePicker) }
  /// All text views below.
  public var textViews: XCUIElementQuery { below(.textView) }
  /// All menus below.
  public var menus: XCUIElementQuery { below(.menu) }
  /// All menu items below.
  public var menuItems: XCUIElementQuery { below(.menuItem) }
  /// All menu bars below.
  public var menuBars: XCUIElementQuery { below(.menuBar) }
  /// All menu bar items below.
  public var menuBarItems: XCUIElementQuery { below(.menuBarItem) }
  /// All maps below.
  public var maps: XCUIElementQuery { below(.map) }
  /// All web views below.
  public var webViews: XCUIElementQuery { below(.webView) }
  /// All increment arrows below.
  public var incrementArrows: XCUIElementQuery { below(.incrementArrow) }
  /// All decrement arrows below.
  public var decrementArrows: XCUIElementQuery { below(.decrementArrow) }
  /// All timelines below.
  public var timelines: XCUIElementQuery { below(.timeline) }
  /// All rating indicators below.
  public var ratingIndicators: XCUIElementQuery { below(.ratingIndicator) }
  /// All value indicators below.
  public var valueIndicators: XCUIElementQuery { below(.valueIndicator) }
  /// All split groups below.
  public var splitGroups: XCUIElementQuery { below(.splitGroup) }
  /// All splitters below.
  public var splitters: XCUIElementQuery { below(.splitter) }
  /// All relevance indicators below.
  public var relevanceIndicators: XCUIElementQuery { below(.relevanceIndicator) }
  /// All color wells below.
  public var colorWells: XCUIElementQuery { below(.colorWell) }
  /// All help tags below.
  public var helpTags: XCUIElementQuery { below(.helpTag) }
  /// All mattes below.
  public var mattes: XCUIElementQuery { below(.matte) }
  /// All dock items below.
  public var dockItems: XCUIElementQuery { below(.dockItem) }
  /// All rulers below.
  public var rulers: XCUIElementQuery { below(.ruler) }
  /// All ruler markers below.
  public var rulerMarkers: XCUIElementQuery { below(.rulerMarker) }
  /// All grids below.
  public var grids: XCUIElementQuery { below(.grid) }
  /// All level indicators below.
  public var levelIndicators: XCUIElementQuery { below(.levelIndicator) }
  /// All cells below.
  public var cells: XCUIElementQuery { below(.cell) }
  /// All layout areas below.
  public var layoutAreas: XCUIElementQuery { below(.layoutArea) }
  /// All layout items below.
  public var layoutItems: XCUIElementQuery { below(.layoutItem) }
  /// All handles below.
  public var handles: XCUIElementQuery { below(.handle) }
  /// All steppers below.
  public var steppers: XCUIElementQuery { below(.stepper) }
  /// All tabs below.
  public var tabs: XCUIElementQuery { below(.tab) }
  /// All touch bars below.
  public var touchBars: XCUIElementQuery { below(.touchBar) }
  /// All status items below.
  public var statusItems: XCUIElementQuery { below(.statusItem) }
  /// The rows that an outline row discloses; iOS has none.
  public var disclosedChildRows: XCUIElementQuery { below(.outlineRow) }
}
