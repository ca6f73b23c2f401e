import XCTest

/// The kinds of elements: names, numbers, and the query property of each.
final class ElementTypeTests: GalleryTestCase {
  private typealias Property = KeyPath<XCUIApplication, XCUIElementQuery>

  override class var screen: String? { "controls" }

  /// All kinds in the order of their raw values, as Xcode's header numbers them, with the query
  /// property that stands for `descendants(matching:)`, where there is one.
  private var table: [(XCUIElement.ElementType, Property?)] {
    [
      (.any, nil), (.other, \.otherElements), (.application, nil), (.group, \.groups),
      (.window, \.windows), (.sheet, \.sheets), (.drawer, \.drawers), (.alert, \.alerts),
      (.dialog, \.dialogs), (.button, \.buttons), (.radioButton, \.radioButtons),
      (.radioGroup, \.radioGroups), (.checkBox, \.checkBoxes),
      (.disclosureTriangle, \.disclosureTriangles), (.popUpButton, \.popUpButtons),
      (.comboBox, \.comboBoxes), (.menuButton, \.menuButtons),
      (.toolbarButton, \.toolbarButtons), (.popover, \.popovers), (.keyboard, \.keyboards),
      (.key, \.keys), (.navigationBar, \.navigationBars), (.tabBar, \.tabBars),
      (.tabGroup, \.tabGroups), (.toolbar, \.toolbars), (.statusBar, \.statusBars),
      (.table, \.tables), (.tableRow, \.tableRows), (.tableColumn, \.tableColumns),
      (.outline, \.outlines), (.outlineRow, \.outlineRows), (.browser, \.browsers),
      (.collectionView, \.collectionViews), (.slider, \.sliders),
      (.pageIndicator, \.pageIndicators), (.progressIndicator, \.progressIndicators),
      (.activityIndicator, \.activityIndicators), (.segmentedControl, \.segmentedControls),
      (.picker, \.pickers), (.pickerWheel, \.pickerWheels), (.switch, \.switches),
      (.toggle, \.toggles), (.link, \.links), (.image, \.images), (.icon, \.icons),
      (.searchField, \.searchFields), (.scrollView, \.scrollViews), (.scrollBar, \.scrollBars),
      (.staticText, \.staticTexts), (.textField, \.textFields),
      (.secureTextField, \.secureTextFields), (.datePicker, \.datePickers),
      (.textView, \.textViews), (.menu, \.menus), (.menuItem, \.menuItems),
      (.menuBar, \.menuBars), (.menuBarItem, \.menuBarItems), (.map, \.maps),
      (.webView, \.webViews), (.incrementArrow, \.incrementArrows),
      (.decrementArrow, \.decrementArrows), (.timeline, \.timelines),
      (.ratingIndicator, \.ratingIndicators), (.valueIndicator, \.valueIndicators),
      (.splitGroup, \.splitGroups), (.splitter, \.splitters),
      (.relevanceIndicator, \.relevanceIndicators), (.colorWell, \.colorWells),
      (.helpTag, \.helpTags), (.matte, \.mattes), (.dockItem, \.dockItems), (.ruler, \.rulers),
      (.rulerMarker, \.rulerMarkers), (.grid, \.grids), (.levelIndicator, \.levelIndicators),
      (.cell, \.cells), (.layoutArea, \.layoutAreas), (.layoutItem, \.layoutItems),
      (.handle, \.handles), (.stepper, \.steppers), (.tab, \.tabs), (.touchBar, \.touchBars),
      (.statusItem, \.statusItems),
    ]
  }

  func testRawValuesAreThoseOfTheHeader() {
    XCTAssertEqual(table.count, 83)
    for (number, entry) in table.enumerated() {
      XCTAssertEqual(entry.0.rawValue, UInt(number), "\(entry.0)")
      XCTAssertEqual(XCUIElement.ElementType(rawValue: UInt(number)), entry.0)
    }
    XCTAssertNil(XCUIElement.ElementType(rawValue: 83))
  }

  func testEveryPropertyFindsDescendantsOfItsType() {
    for (type, property) in table {
      guard let property else { continue }
      let byProperty = app[keyPath: property].allElementsBoundByIndex.map(\.frame)
      let byType = app.descendants(matching: type).allElementsBoundByIndex.map(\.frame)
      XCTAssertEqual(byProperty, byType, "\(type)")
    }
  }

  func testElementsSayWhatTypeTheyAre() {
    XCTAssertEqual(app.elementType, .application)
    XCTAssertEqual(app.windows.firstMatch.elementType, .window)
    XCTAssertEqual(app.buttons["count"].elementType, .button)
    XCTAssertEqual(app.staticTexts["title"].elementType, .staticText)
    XCTAssertEqual(app.switches["wifi"].elementType, .switch)
    XCTAssertEqual(app.progressIndicators["download"].elementType, .progressIndicator)
    XCTAssertEqual(app.activityIndicators["spinner"].elementType, .activityIndicator)
    XCTAssertEqual(app.links["Documentation"].elementType, .link)
    XCTAssertEqual(app.images["star"].elementType, .image)
    XCTAssertEqual(app.otherElements["box"].elementType, .other)
  }

  func testTextInputsAndContainersHaveTheirTypes() {
    open("fields")
    XCTAssertTrue(app.textFields["name"].exists)
    XCTAssertTrue(app.secureTextFields["password"].exists)
    XCTAssertTrue(app.textViews["notes"].exists)
    XCTAssertTrue(app.navigationBars["Fields"].exists)

    open("list")
    XCTAssertTrue(app.collectionViews["rows"].exists)
    XCTAssertGreaterThan(app.collectionViews["rows"].cells.count, 0)

    open("scrolling")
    XCTAssertTrue(app.scrollViews["chips"].exists)
  }

  func testAdjustableControlsHaveTheirTypes() {
    open("pickers")
    XCTAssertTrue(app.sliders["volume"].exists)
    XCTAssertTrue(app.steppers["quantity"].exists)
    XCTAssertTrue(app.segmentedControls["size"].exists)
    XCTAssertTrue(app.pickers["city"].exists)
    XCTAssertEqual(app.pickerWheels.count, 1)
    XCTAssertTrue(app.datePickers["day"].exists)
  }

  func testDisclosedChildRowsAreThoseOfOutlines() {
    XCTAssertEqual(app.disclosedChildRows.count, 0)
  }

  func testAnyMatchesEveryType() {
    let all = app.descendants(matching: .any)
    XCTAssertTrue(all["count"].exists)
    XCTAssertTrue(all["wifi"].exists)
    XCTAssertTrue(all["box"].exists)
    XCTAssertGreaterThan(all.count, app.buttons.count + app.staticTexts.count)
  }
}
