import CoreLocation
import CoreLocationUI
import SwiftUI

final class Locator: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var text = "somewhere"
    private let manager = CLLocationManager()

    override init() {
        super.init()
        manager.delegate = self
    }

    func locate() { manager.requestLocation() }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let place = locations.last?.coordinate else { return }
        text = String(format: "%.1f, %.1f", place.latitude, place.longitude)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        text = "not allowed"
    }
}

struct PlaceView: View {
    @StateObject private var locator = Locator()

    var body: some View {
        VStack(spacing: 16) {
            Text(locator.text).accessibilityIdentifier("place")
            LocationButton(.shareCurrentLocation) { locator.locate() }
                .foregroundColor(.white)
                .cornerRadius(30)
                .symbolVariant(.fill)
        }
        .navigationTitle("Place")
    }
}
