import XCTest

/// The next departures of a route.
struct TimetablePage: GuidePage {
  let app: XCUIApplication

  var pageTitle: XCUIElement { app.staticTexts["timetable.route"] }

  private var firstDeparture: XCUIElement { app.staticTexts["timetable.departure.0"] }
  private var loading: XCUIElement { app.activityIndicators["loading"] }
  private var noticeLabel: XCUIElement { app.staticTexts["timetable.notice"] }

  /// The route's name.
  var route: String { pageTitle.label }
  /// Whether departures are still to come.
  var isLoading: Bool { loading.exists }

  /// The departures, once they are there.
  var departures: [String] {
    _ = firstDeparture.exists || firstDeparture.waitForExistence(timeout: 5)
    let labels = app.staticTexts.matching(
      NSPredicate(format: "identifier BEGINSWITH %@", "timetable.departure."))
    return labels.allElementsBoundByIndex.map(\.label)
  }

  /// What travellers should know, once it is there.
  var notice: String? {
    noticeLabel.exists || noticeLabel.waitForExistence(timeout: 5) ? noticeLabel.label : nil
  }
}
