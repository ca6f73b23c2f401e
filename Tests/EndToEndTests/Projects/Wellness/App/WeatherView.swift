import CoreLocation
import SwiftUI
import WeatherKit

struct WeatherView: View {
    @State private var now = "Loading"
    @State private var days: [DayWeather] = []

    var body: some View {
        List {
            Text(now).accessibilityIdentifier("weather.now")
            ForEach(days, id: \.date) { day in
                Label("\(day.condition.description), \(degrees(day.lowTemperature)) to \(degrees(day.highTemperature))", systemImage: day.symbolName)
            }
        }
        .navigationTitle("Weather")
        .task {
            do {
                let oslo = CLLocation(latitude: 59.91, longitude: 10.75)
                let (current, daily) = try await WeatherService.shared.weather(for: oslo, including: .current, .daily)
                now = "\(current.condition.description), \(degrees(current.temperature)), wind from \(current.wind.compassDirection.abbreviation)"
                days = daily.forecast
            } catch {
                now = error.localizedDescription
            }
        }
    }

    private func degrees(_ temperature: Measurement<UnitTemperature>) -> String {
        "\(Int(temperature.converted(to: .celsius).value)) °C"
    }
}
