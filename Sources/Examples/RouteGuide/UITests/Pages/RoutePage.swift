import XCTest

/// A route.
struct RoutePage: GuidePage {
  let app: XCUIApplication

  var pageTitle: XCUIElement { app.buttons["detail.star"] }

  private var timetable: XCUIElement { app.buttons["detail.timetable"] }
  private var scan: XCUIElement { app.buttons["detail.scan"] }
  private var ticketLabel: XCUIElement {
    app.descendants(matching: .any).matching(identifier: "detail.ticket").firstMatch
  }

  /// The stops, from first to last.
  var stops: [String] {
    let labels = app.staticTexts.matching(
      NSPredicate(format: "identifier BEGINSWITH %@", "detail.stop."))
    return labels.allElementsBoundByIndex.map(\.label)
  }

  /// What the star says it does.
  var starLabel: String { pageTitle.label }

  /// What is said of the ticket that was read; nil before.
  var ticket: String? { ticketLabel.exists ? ticketLabel.label : nil }

  @discardableResult
  func toggleStar() -> Self {
    pageTitle.tap()
    return self
  }

  func openTimetable() -> TimetablePage {
    timetable.tap()
    return TimetablePage(app: app).shown()
  }

  func openScanner() -> ScannerPage {
    scan.tap()
    return ScannerPage(app: app).shown()
  }
}
