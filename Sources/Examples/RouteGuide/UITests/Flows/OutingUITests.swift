import XCTest

/// A day out: what a person does across the screens.
final class OutingUITests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  func testFromTheListToTheTimetable() {
    let route = RoutesPage.launch().open("strait")
    XCTAssertEqual(route.stops, ["Pier", "Island"])

    let timetable = route.openTimetable()
    XCTAssertEqual(timetable.route, "Strait Ferry")
    XCTAssertEqual(timetable.departures.count, 5)
    XCTAssertEqual(timetable.departures.first, "09:50  Island")
    XCTAssertFalse(timetable.isLoading)
    XCTAssertEqual(timetable.notice, "High swell: boats may be late.")
    XCTAssertEqual(timetable.back(to: RoutePage.self).stops.count, 2)
  }

  func testRoutesByKindAndOnTheMap() {
    let routes = RoutesPage.launch()
    XCTAssertTrue(routes.has("harbour"))
    routes.choose(kind: "Boat")
    XCTAssertTrue(routes.has("lantern"))
    XCTAssertFalse(routes.has("harbour"))
    XCTAssertTrue(routes.toggleMap().showsMap)
    XCTAssertFalse(routes.has("lantern"))
    XCTAssertFalse(routes.toggleMap().showsMap)
  }

  func testTicketIsReadByAStubbedCamera() {
    let scanner = RoutesPage.launch(arguments: ["-stubbedTicket", "HARBOUR-7"])
      .open("harbour").openScanner()
    XCTAssertEqual(scanner.hint, "Hold the code into the frame.")
    XCTAssertTrue(scanner.isFrameInPicture)
    XCTAssertEqual(scanner.waitForTicket().ticket, "Ticket HARBOUR-7")
  }

  func testScannerCanBeClosed() {
    let scanner = RoutesPage.launch().open("harbour").openScanner()
    XCTAssertEqual(scanner.hint, "There is no camera.")
    XCTAssertNil(scanner.close().ticket)
  }

  func testFavouritesComeAndGo() {
    let routes = RoutesPage.launch()
    let tabs = TabBar(app: routes.app)
    XCTAssertTrue(tabs.openFavourites().isEmpty)

    let route = tabs.openRoutes().open("lookout")
    XCTAssertEqual(route.starLabel, "Add to favourites")
    XCTAssertEqual(route.toggleStar().starLabel, "Remove from favourites")

    let favourites = tabs.openFavourites()
    XCTAssertTrue(favourites.has("lookout"))
    XCTAssertEqual(favourites.open("lookout").stops, ["Foot of the Hill", "Summit"])
    XCTAssertTrue(route.back(to: FavouritesPage.self).remove("lookout").isEmpty)
  }

  func testFaresCanBeHidden() {
    let routes = RoutesPage.launch()
    XCTAssertTrue(routes.text(of: "harbour").contains("¥180"))
    let tabs = TabBar(app: routes.app)
    XCTAssertFalse(tabs.openSettings().toggleFares().showsFares)
    XCTAssertFalse(tabs.openRoutes().text(of: "harbour").contains("¥180"))
  }

  func testTermsAreAPageOfTheWeb() {
    let settings = TabBar(app: RoutesPage.launch().app).openSettings()
    let terms = settings.openTerms()
    XCTAssertTrue(terms.hasTitle("Terms of use"))
    XCTAssertTrue(terms.isLoaded())
    XCTAssertTrue(terms.refresh().isLoaded())
    XCTAssertTrue(terms.close().openNews().hasTitle("News"))
  }
}
