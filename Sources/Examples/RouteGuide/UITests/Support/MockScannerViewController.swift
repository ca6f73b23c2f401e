@testable import RouteGuide

/// Shows an empty picture in the camera's place, and the overlay in each device's size.
class MockScannerViewController: ScannerViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.layoutIfNeeded()
    setUpOverlay()
  }

  override func startCamera() { showPreview() }
}
