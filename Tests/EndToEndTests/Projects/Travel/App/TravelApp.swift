import Contacts
import CoreLocation
import SwiftUI
import UIKit
import UserNotifications

@main
struct TravelApp: App {
    @StateObject private var model = TravelModel()

    var body: some Scene {
        WindowGroup { TravelView(model: model) }
    }
}

struct TravelView: View {
    @ObservedObject var model: TravelModel
    @Environment(\.scenePhase) private var phase
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack {
            Text("Phase \(String(describing: phase))").accessibilityIdentifier("phase")
            Text(model.platform).accessibilityIdentifier("platform")
            Text(model.place).accessibilityIdentifier("place")
            Text(model.friends).accessibilityIdentifier("friends")
            Button("Where am I?") { model.locate() }
            Button("Find friends") { Task { await model.findFriends() } }
            Button("Remind me") { Task { await model.remind() } }
            Button("Copy") { UIPasteboard.general.string = model.place }
            Button("Tickets") { openURL(URL(string: "buddy://tickets")!) }
        }
    }
}

final class TravelModel: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var place = "unknown"
    @Published var friends = "not asked"
    private let manager = CLLocationManager()

    override init() {
        super.init()
        manager.delegate = self
    }

    var platform: String {
        #if os(iOS) && targetEnvironment(simulator) && !os(Linux)
        if #available(iOS 17, *) { return "iOS simulator" }
        return "old iOS"
        #elseif canImport(AppKit)
        return "Mac"
        #else
        return "something else"
        #endif
    }

    func locate() {
        if manager.authorizationStatus == .notDetermined {
            manager.requestWhenInUseAuthorization()
        } else {
            manager.requestLocation()
        }
    }

    @MainActor
    func findFriends() async {
        do {
            friends = try await CNContactStore().requestAccess(for: .contacts) ? "allowed" : "?"
        } catch {
            friends = "refused"
        }
    }

    @MainActor
    func remind() async {
        let center = UNUserNotificationCenter.current()
        guard (try? await center.requestAuthorization(options: [.alert, .sound])) == true else { return }
        let content = UNMutableNotificationContent()
        content.title = "Your train"
        content.body = "Leaves soon"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
        try? await center.add(
            UNNotificationRequest(identifier: "train", content: content, trigger: trigger))
    }

    @objc func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        if manager.authorizationStatus == .authorizedWhenInUse { manager.requestLocation() }
        if manager.authorizationStatus == .denied { place = "refused" }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let coordinate = locations.last?.coordinate else { return }
        place = "\(coordinate.latitude), \(coordinate.longitude)"
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        place = "failed"
    }
}
