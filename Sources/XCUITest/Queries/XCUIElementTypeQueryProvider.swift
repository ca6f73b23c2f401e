/// Something below which elements can be searched for by type: the app, an element, a query.
///
/// The requirements are those of Apple's protocol of this name; each query stands for
/// `descendants(matching:)` with its type.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
  /// The first match.
  var firstMatch: XCUIElement { get }
  /// All other elements below.
  var otherElements: XCUIElementQuery { get }
  /// All groups below.
  var groups: XCUIElementQuery { get }
  /// All windows below.
  var windows: XCUIElementQuery { get }
  /// All sheets below.
  var sheets: XCUIElementQuery { get }
  /// All drawers below.
  var drawers: XCUIElementQuery { get }
  /// All alerts below.
  var alerts: XCUIElementQuery { get }
  /// All dialogs below.
  var dialogs: XCUIElementQuery { get }
  /// All buttons below.
  var buttons: XCUIElementQuery { get }
  /// All radio buttons below.
  var radioButtons: XCUIElementQuery { get }
  /// All radio groups below.
  var radioGroups: XCUIElementQuery { get }
  /// All check boxes below.
  var checkBoxes: XCUIElementQuery { get }
  /// All disclosure triangles below.
  var disclosureTriangles: XCUIElementQuery { get }
  /// All pop up buttons below.
  var popUpButtons: XCUIElementQuery { get }
  /// All combo boxes below.
  var comboBoxes: XCUIElementQuery { get }
  /// All menu buttons below.
  var menuButtons: XCUIElementQuery { get }
  /// All toolbar buttons below.
  var toolbarButtons: XCUIElementQuery { get }
  /// All popovers below.
  var popovers: XCUIElementQuery { get }
  /// All keyboards below.
  var keyboards: XCUIElementQuery { get }
  /// All keys below.
  var keys: XCUIElementQuery { get }
  /// All navigation bars below.
  var navigationBars: XCUIElementQuery { get }
  /// All tab bars below.
  var tabBars: XCUIElementQuery { get }
  /// All tab groups below.
  var tabGroups: XCUIElementQuery { get }
  /// All toolbars below.
  var toolbars: XCUIElementQuery { get }
  /// All status bars below.
  var statusBars: XCUIElementQuery { get }
  /// All tables below.
  var tables: XCUIElementQuery { get }
  /// All table rows below.
  var tableRows: XCUIElementQuery { get }
  /// All table columns below.
  var tableColumns: XCUIElementQuery { get }
  /// All outlines below.
  var outlines: XCUIElementQuery { get }
  /// All outline rows below.
  var outlineRows: XCUIElementQuery { get }
  /// All browsers below.
  var browsers: XCUIElementQuery { get }
  /// All collection views below.
  var collectionViews: XCUIElementQuery { get }
  /// All sliders below.
  var sliders: XCUIElementQuery { get }
  /// All page indicators below.
  var pageIndicators: XCUIElementQuery { get }
  /// All progress indicators below.
  var progressIndicators: XCUIElementQuery { get }
  /// All activity indicators below.
  var activityIndicators: XCUIElementQuery { get }
  /// All segmented controls below.
  var segmentedControls: XCUIElementQuery { get }
  /// All pickers below.
  var pickers: XCUIElementQuery { get }
  /// All picker wheels below.
  var pickerWheels: XCUIElementQuery { get }
  /// All switches below.
  var switches: XCUIElementQuery { get }
  /// All toggles below.
  var toggles: XCUIElementQuery { get }
  /// All links below.
  var links: XCUIElementQuery { get }
  /// All images below.
  var images: XCUIElementQuery { get }
  /// All icons below.
  var icons: XCUIElementQuery { get }
  /// All search fields below.
  var searchFields: XCUIElementQuery { get }
  /// All scroll views below.
  var scrollViews: XCUIElementQuery { get }
  /// All scroll bars below.
  var scrollBars: XCUIElementQuery { get }
  /// All static texts below.
  var staticTexts: XCUIElementQuery { get }
  /// All text fields below.
  var textFields: XCUIElementQuery { get }
  /// All secure text fields below.
  var secureTextFields: XCUIElementQuery { get }
  /// All date pickers below.
  var datePickers: XCUIElementQuery { get }
  /// All text views below.
  var textViews: XCUIElementQuery { get }
  /// All menus below.
  var menus: XCUIElementQuery { get }
  /// All menu items below.
  var menuItems: XCUIElementQuery { get }
  /// All menu bars below.
  var menuBars: XCUIElementQuery { get }
  /// All menu bar items below.
  var menuBarItems: XCUIElementQuery { get }
  /// All maps below.
  var maps: XCUIElementQuery { get }
  /// All web views below.
  var webViews: XCUIElementQuery { get }
  /// All increment arrows below.
  var incrementArrows: XCUIElementQuery { get }
  /// All decrement arrows below.
  var decrementArrows: XCUIElementQuery { get }
  /// All timelines below.
  var timelines: XCUIElementQuery { get }
  /// All rating indicators below.
  var ratingIndicators: XCUIElementQuery { get }
  /// All value indicators below.
  var valueIndicators: XCUIElementQuery { get }
  /// All split groups below.
  var splitGroups: XCUIElementQuery { get }
  /// All splitters below.
  var splitters: XCUIElementQuery { get }
  /// All relevance indicators below.
  var relevanceIndicators: XCUIElementQuery { get }
  /// All color wells below.
  var colorWells: XCUIElementQuery { get }
  /// All help tags below.
  var helpTags: XCUIElementQuery { get }
  /// All mattes below.
  var mattes: XCUIElementQuery { get }
  /// All dock items below.
  var dockItems: XCUIElementQuery { get }
  /// All rulers below.
  var rulers: XCUIElementQuery { get }
  /// All ruler markers below.
  var rulerMarkers: XCUIElementQuery { get }
  /// All grids below.
  var grids: XCUIElementQuery { get }
  /// All level indicators below.
  var levelIndicators: XCUIElementQuery { get }
  /// All cells below.
  var cells: XCUIElementQuery { get }
  /// All layout areas below.
  var layoutAreas: XCUIElementQuery { get }
  /// All layout items below.
  var layoutItems: XCUIElementQuery { get }
  /// All handles below.
  var handles: XCUIElementQuery { get }
  /// All steppers below.
  var steppers: XCUIElementQuery { get }
  /// All tabs below.
  var tabs: XCUIElementQuery { get }
  /// All touch bars below.
  var touchBars: XCUIElementQuery { get }
  /// All status items below.
  var statusItems: XCUIElementQuery { get }
  /// The rows that an outline row discloses; iOS has none.
  var disclosedChildRows: XCUIElementQuery { get }
}
