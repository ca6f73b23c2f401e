@testable import RouteGuide

/// Shows all but the page.
final class MockPageViewController: PageViewController {
  override func viewWillAppear(_ animated: Bool) {
    // Called when the screen is loaded, and here once more for each device.
    setUpBars()
    setUpWebView()
    super.viewWillAppear(animated)
  }

  override func loadPage() {
    // The page is left out.
  }
}
