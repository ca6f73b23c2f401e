import SwiftUI

@main
struct WellnessApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("Health") { HealthView() }
                    NavigationLink("Weather") { WeatherView() }
                    NavigationLink("Journal") { JournalView() }
                    NavigationLink("Bubbles") { BubblesView() }
                    NavigationLink("Contacts") { ExposureView() }
                }
                .navigationTitle("Wellness")
            }
        }
    }
}
