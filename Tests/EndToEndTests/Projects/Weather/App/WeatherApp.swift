import Network
import SwiftUI
import os.log

@main
struct WeatherApp: App {
    @StateObject private var reachability = Reachability()

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                CitiesView(model: CitiesModel(service: URLSessionWeatherService()))
            }
            .overlay(alignment: .bottom) {
                Text(reachability.isOnline ? "Online" : "Offline")
                    .accessibilityIdentifier("reachability")
            }
        }
    }
}

final class Reachability: ObservableObject {
    @Published private(set) var isOnline = true
    private let monitor = NWPathMonitor()

    init() {
        monitor.pathUpdateHandler = { [weak self] path in
            DispatchQueue.main.async { self?.isOnline = path.status == .satisfied }
        }
        monitor.start(queue: DispatchQueue(label: "reachability"))
    }
}

private let logger = Logger(subsystem: "com.example.weather", category: "app")

struct CitiesView: View {
    @StateObject var model: CitiesModel
    @StateObject private var details = DetailModel()

    var body: some View {
        VStack {
            if model.isLoading { ProgressView().accessibilityIdentifier("loading") }
            ForEach(model.cities) { city in
                Button(city.name) { details.load(city) }
            }
            Text(details.text).accessibilityIdentifier("details")
            Text(model.message).accessibilityIdentifier("message")
            Button("More") { Task { await model.load(page: 2) } }
            Button("Favourite") { Task { await model.addFavourite() } }
            Button("Events") { Task { await model.loadEvents() } }
            Button("Terms") { model.loadTerms() }
            Button("Missing") { Task { await model.loadMissing() } }
            Button("Download") { model.download() }
            Button("Socket") { model.openSocket() }
            Button("Cancel") { Task { await model.loadAndCancel() } }
        }
        .task { await model.load(page: 1) }
        .onAppear { logger.info("appeared with \(model.cities.count, privacy: .public) cities") }
    }
}
