public import CoreLocation
import Foundation

/// Tells of the weather, as fixtures say it.
public final class WeatherService: Sendable {
  /// The service.
  public static let shared = WeatherService()

  /// Creates a way to it.
  public init() {}

  /// Who tells of the weather.
  public var attribution: WeatherAttribution {
    get async throws {
      let base = "https://weatherkit.apple.com"
      guard let legal = URL(string: "\(base)/legal-attribution.html"),
        let light = URL(string: "\(base)/assets/branding/en/Apple_Weather_blk_en_3X_090122.png"),
        let dark = URL(string: "\(base)/assets/branding/en/Apple_Weather_wht_en_3X_090122.png"),
        let square = URL(string: "\(base)/assets/branding/square-mark.png")
      else { throw WeatherError.unknown }
      return WeatherAttribution(
        serviceName: " Weather", legalPageURL: legal, legalAttributionText: "",
        combinedMarkLightURL: light, combinedMarkDarkURL: dark, squareMarkURL: square)
    }
  }

  /// The whole weather of a place.
  ///
  /// - Throws: ``WeatherError``, where no fixture tells of it.
  public func weather(for location: CLLocation) async throws -> Weather {
    try await Task.sleep(for: .milliseconds(100))
    guard let fixture = WeatherFixture.read(of: location) else { throw WeatherError.unknown }
    return fixture.weather(at: location)
  }

  /// A part of the weather of a place.
  ///
  /// - Throws: ``WeatherError``, where no fixture tells of it.
  public func weather<T>(
    for location: CLLocation, including dataSet: WeatherQuery<T>
  ) async throws -> T { dataSet.part(try await weather(for: location)) }

  /// Parts of the weather of a place.
  ///
  /// - Throws: ``WeatherError``, where no fixture tells of it.
  public func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) {
    let all = try await weather(for: location)
    return (dataSet1.part(all), dataSet2.part(all))
  }

  /// Parts of the weather of a place.
  ///
  /// - Throws: ``WeatherError``, where no fixture tells of it.
  public func weather<T1, T2, T3>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) {
    let all = try await weather(for: location)
    return (dataSet1.part(all), dataSet2.part(all), dataSet3.part(all))
  }

  /// Parts of the weather of a place.
  ///
  /// - Throws: ``WeatherError``, where no fixture tells of it.
  public func weather<T1, T2, T3, T4>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>
  ) async throws -> (T1, T2, T3, T4) {
    let all = try await weather(for: location)
    return (dataSet1.part(all), dataSet2.part(all), dataSet3.part(all), dataSet4.part(all))
  }
}

/// A part of the weather that is asked for.
public struct WeatherQuery<T>: Sendable {
  let part: @Sendable (Weather) -> T

  init(_ part: @escaping @Sendable (Weather) -> T) { self.part = part }
}

extension WeatherQuery {
  /// Now.
  public static var current: WeatherQuery<CurrentWeather> { .init { $0.currentWeather } }
  /// Minute by minute.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init { $0.minuteForecast } }
  /// Hour by hour.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init { $0.hourlyForecast } }
  /// Day by day.
  public static var daily: WeatherQuery<Forecast<DayWeather>> { .init { $0.dailyForecast } }
  /// Warnings.
  public static var alerts: WeatherQuery<[WeatherAlert]?> { .init { $0.weatherAlerts } }
  /// What is known.
  public static var availability: WeatherQuery<WeatherAvailability> { .init { $0.availability } }

  /// Hour by hour within a time.
  public static func hourly(
    startDate: Date, endDate: Date
  ) -> WeatherQuery<Forecast<HourWeather>> {
    .init { weather in
      let all = weather.hourlyForecast
      return Forecast(
        forecast: all.forecast.filter { $0.date >= startDate && $0.date < endDate },
        metadata: all.metadata)
    }
  }

  /// Day by day within a time.
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
    .init { weather in
      let all = weather.dailyForecast
      return Forecast(
        forecast: all.forecast.filter { $0.date >= startDate && $0.date < endDate },
        metadata: all.metadata)
    }
  }
}

/// Why nothing is told of the weather.
public enum WeatherError: LocalizedError, Sendable {
  /// The app may not ask.
  case permissionDenied
  /// Something else.
  case unknown

  /// It in words.
  public var errorDescription: String? {
    switch self {
    case .permissionDenied: "The app has no permission to ask for the weather."
    case .unknown: "The weather is not available."
    }
  }
}
