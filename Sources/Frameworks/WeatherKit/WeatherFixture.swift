import CoreLocation
import DeviceServices
import Foundation

/// What the service would answer: of a place that `WeatherKit/places.json` names the file named
/// there, else `WeatherKit/weather.json`.
///
/// All parts may be left out; temperatures are in degrees Celsius, speeds in kilometres an hour,
/// amounts in millimetres, shares from 0 to 1:
///
///     {"now": {"condition": "rain", "temperature": 12, "humidity": 0.8, "wind": 20, "uv": 1},
///      "hours": [{"condition": "rain", "temperature": 12, "chance": 0.7}],
///      "days": [{"condition": "cloudy", "high": 14, "low": 8, "sunrise": "07:10",
///                "sunset": "17:30", "moon": "full"}],
///      "alerts": [{"summary": "Storm", "severity": "severe", "source": "Met Office"}]}
///
/// The hours begin with this one, the days with today. The other file says which file is of which
/// place:
///
///     [{"name": "Oslo", "latitude": 59.91, "longitude": 10.75, "file": "oslo.json"}]
struct WeatherFixture: Decodable {
  var now: Moment?
  var hours: [Moment]?
  var days: [Day]?
  var minutes: [Moment]?
  var alerts: [Alert]?

  /// A time.
  struct Moment: Decodable {
    var condition: WeatherCondition?
    var temperature: Double?
    var feelsLike: Double?
    var dewPoint: Double?
    var humidity: Double?
    var pressure: Double?
    var pressureTrend: PressureTrend?
    var visibility: Double?
    var clouds: Double?
    var wind: Double?
    var windDirection: Double?
    var gust: Double?
    var uv: Int?
    var precipitation: Precipitation?
    var chance: Double?
    var amount: Double?
    var isDaylight: Bool?
  }

  /// A day.
  struct Day: Decodable {
    var condition: WeatherCondition?
    var high: Double?
    var low: Double?
    var precipitation: Precipitation?
    var chance: Double?
    var amount: Double?
    var uv: Int?
    var wind: Double?
    var windDirection: Double?
    var sunrise: String?
    var sunset: String?
    var moon: MoonPhase?
    var moonrise: String?
    var moonset: String?
  }

  /// A warning.
  struct Alert: Decodable {
    var summary: String
    var severity: WeatherSeverity?
    var source: String?
    var region: String?
  }

  private struct Place: Decodable {
    var name: String?
    var latitude: Double
    var longitude: Double
    var file: String
  }

  /// What is said of a place; `nil`, with a note, where nothing is.
  static func read(of location: CLLocation) -> WeatherFixture? {
    let fixtures = DeviceFixtures.current
    let places = fixtures.data(of: "WeatherKit/places.json").flatMap {
      try? JSONDecoder().decode([Place].self, from: $0)
    }
    let coordinate = location.coordinate
    let place = places?.first {
      abs($0.latitude - coordinate.latitude) < 0.2
        && abs($0.longitude - coordinate.longitude) < 0.2
    }
    let file = "WeatherKit/\(place?.file ?? "weather.json")"
    guard let data = fixtures.data(of: file) else {
      DeviceServices.shared.notes.add(
        "WeatherKit has no weather to tell; \(file) in the folder of fixtures can say it, such as "
          + "{\"now\": {\"condition\": \"rain\", \"temperature\": 12}}.")
      return nil
    }
    do {
      return try JSONDecoder().decode(WeatherFixture.self, from: data)
    } catch {
      DeviceServices.shared.notes.add("WeatherKit cannot read \(file): \(error)")
      return nil
    }
  }
}
