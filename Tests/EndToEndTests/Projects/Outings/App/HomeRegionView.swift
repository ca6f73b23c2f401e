import CoreLocation
import SwiftUI

final class HomeWatcher: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var events: [String] = []
    private let manager = CLLocationManager()

    override init() {
        super.init()
        manager.delegate = self
    }

    func watch() {
        manager.requestWhenInUseAuthorization()
        let center = CLLocationCoordinate2D(latitude: 52.5292, longitude: 13.4010)
        manager.startMonitoring(for: CLCircularRegion(center: center, radius: 150, identifier: "home"))
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        events.append("came \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        events.append("left \(region.identifier)")
    }
}

struct HomeRegionView: View {
    @StateObject private var watcher = HomeWatcher()

    var body: some View {
        VStack {
            Button("Watch") { watcher.watch() }
            ForEach(watcher.events, id: \.self) { Text($0) }
        }
    }
}
