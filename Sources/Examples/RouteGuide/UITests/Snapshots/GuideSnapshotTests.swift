import SwiftUI
import XCTest

@testable import RouteGuide

/// The screens of SwiftUI, each in the bars that it has in the app.
final class GuideSnapshotTests: XCTestCase {
  private let favourites = Favourites()

  func testTabs() {
    testSnapshot(vc: UIHostingController(rootView: RootView().environmentObject(favourites)))
  }

  func testRoutes() {
    testSnapshot(vc: inBars(RouteListView()))
  }

  func testRoute() {
    favourites.toggle(Route.all[3])
    testSnapshot(vc: inBars(RouteDetailView(route: Route.all[3])))
  }

  func testFavourites() {
    Route.all.prefix(2).forEach(favourites.toggle)
    testSnapshot(vc: inBars(FavouritesView()))
  }

  func testNoFavourites() {
    testSnapshot(vc: inBars(FavouritesView()))
  }

  func testSettings() {
    testSnapshot(vc: inBars(SettingsView()))
  }

  private func inBars(_ screen: some View) -> UIViewController {
    UIHostingController(rootView: NavigationStack { screen }.environmentObject(favourites))
  }
}
