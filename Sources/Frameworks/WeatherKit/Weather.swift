public import CoreLocation
public import Foundation

/// The weather of a place.
public struct Weather: Codable, Equatable, Sendable {
  /// Now.
  public var currentWeather: CurrentWeather
  /// Minute by minute; only in some countries.
  public var minuteForecast: Forecast<MinuteWeather>?
  /// Hour by hour.
  public var hourlyForecast: Forecast<HourWeather>
  /// Day by day.
  public var dailyForecast: Forecast<DayWeather>
  /// Warnings.
  public var weatherAlerts: [WeatherAlert]?
  /// What is known.
  public var availability: WeatherAvailability
}

/// Where and when something of the weather was told.
public struct WeatherMetadata: Codable, Equatable, Sendable {
  /// When.
  public var date: Date
  /// Until when it counts.
  public var expirationDate: Date
  /// Where: latitude.
  public var latitude: Double
  /// Where: longitude.
  public var longitude: Double

  /// Where.
  public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// What is known of the weather.
public struct WeatherAvailability: Codable, Equatable, Sendable {
  /// Whether something is known.
  public enum AvailabilityKind: String, Codable, Sendable {
    case available, temporarilyUnavailable, unsupported, unknown
  }
  /// Minute by minute.
  public var minuteAvailability: AvailabilityKind
  /// Warnings.
  public var alertAvailability: AvailabilityKind
}

/// What the weather will be at several times.
public struct Forecast<Element: Codable & Equatable & Sendable>: Codable, Equatable, Sendable,
  RandomAccessCollection
{
  /// The times.
  public var forecast: [Element]
  /// Where and when it was told.
  public var metadata: WeatherMetadata
  /// What it is in words, minute by minute.
  public var summary: String { "" }
  /// Where it begins.
  public var startIndex: Int { forecast.startIndex }
  /// Where it ends.
  public var endIndex: Int { forecast.endIndex }
  /// One of the times.
  public subscript(position: Int) -> Element { forecast[position] }
}

/// The weather now.
public struct CurrentWeather: Codable, Equatable, Sendable {
  /// When.
  public var date: Date
  /// What it is like.
  public var condition: WeatherCondition
  /// How warm it is.
  public var temperature: Measurement<UnitTemperature>
  /// How warm it feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// When water in the air turns to drops.
  public var dewPoint: Measurement<UnitTemperature>
  /// How much water is in the air, from 0 to 1.
  public var humidity: Double
  /// The pressure.
  public var pressure: Measurement<UnitPressure>
  /// Whether it rises or falls.
  public var pressureTrend: PressureTrend
  /// How far one sees.
  public var visibility: Measurement<UnitLength>
  /// How much of the sky is clouds, from 0 to 1.
  public var cloudCover: Double
  /// How much falls.
  public var precipitationIntensity: Measurement<UnitSpeed>
  /// The sun's rays.
  public var uvIndex: UVIndex
  /// The wind.
  public var wind: Wind
  /// Whether it is day.
  public var isDaylight: Bool
  /// Where and when it was told.
  public var metadata: WeatherMetadata
  /// The picture of the system's that shows it.
  public var symbolName: String { condition.symbol(isDaylight: isDaylight) }
}

/// The weather of an hour.
public struct HourWeather: Codable, Equatable, Sendable {
  /// When it begins.
  public var date: Date
  /// What it is like.
  public var condition: WeatherCondition
  /// How warm it is.
  public var temperature: Measurement<UnitTemperature>
  /// How warm it feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// When water in the air turns to drops.
  public var dewPoint: Measurement<UnitTemperature>
  /// How much water is in the air, from 0 to 1.
  public var humidity: Double
  /// The pressure.
  public var pressure: Measurement<UnitPressure>
  /// Whether it rises or falls.
  public var pressureTrend: PressureTrend
  /// How far one sees.
  public var visibility: Measurement<UnitLength>
  /// How much of the sky is clouds, from 0 to 1.
  public var cloudCover: Double
  /// What falls.
  public var precipitation: Precipitation
  /// How likely it is, from 0 to 1.
  public var precipitationChance: Double
  /// How much.
  public var precipitationAmount: Measurement<UnitLength>
  /// How much snow.
  public var snowfallAmount: Measurement<UnitLength>
  /// The sun's rays.
  public var uvIndex: UVIndex
  /// The wind.
  public var wind: Wind
  /// Whether it is day.
  public var isDaylight: Bool
  /// The picture of the system's that shows it.
  public var symbolName: String { condition.symbol(isDaylight: isDaylight) }
}

/// The weather of a day.
public struct DayWeather: Codable, Equatable, Sendable {
  /// The day, at its beginning.
  public var date: Date
  /// What it is like.
  public var condition: WeatherCondition
  /// How warm it becomes.
  public var highTemperature: Measurement<UnitTemperature>
  /// How cold it becomes.
  public var lowTemperature: Measurement<UnitTemperature>
  /// What falls.
  public var precipitation: Precipitation
  /// How likely it is, from 0 to 1.
  public var precipitationChance: Double
  /// How much.
  public var precipitationAmount: Measurement<UnitLength>
  /// How much rain.
  public var rainfallAmount: Measurement<UnitLength>
  /// How much snow.
  public var snowfallAmount: Measurement<UnitLength>
  /// The sun's rays.
  public var uvIndex: UVIndex
  /// The wind.
  public var wind: Wind
  /// The sun.
  public var sun: SunEvents
  /// The moon.
  public var moon: MoonEvents
  /// The picture of the system's that shows it.
  public var symbolName: String { condition.symbol(isDaylight: true) }
}

/// The weather of a minute.
public struct MinuteWeather: Codable, Equatable, Sendable {
  /// When.
  public var date: Date
  /// What falls.
  public var precipitation: Precipitation
  /// How likely it is, from 0 to 1.
  public var precipitationChance: Double
  /// How much.
  public var precipitationIntensity: Measurement<UnitSpeed>
}

/// When the sun rises and sets.
public struct SunEvents: Codable, Equatable, Sendable {
  /// When it rises.
  public var sunrise: Date?
  /// When it sets.
  public var sunset: Date?
  /// When it is highest.
  public var solarNoon: Date?
  /// When it is lowest.
  public var solarMidnight: Date?
  /// When it becomes light.
  public var civilDawn: Date?
  /// When it becomes dark.
  public var civilDusk: Date?
}

/// When the moon rises and sets.
public struct MoonEvents: Codable, Equatable, Sendable {
  /// What it looks like.
  public var phase: MoonPhase
  /// When it rises.
  public var moonrise: Date?
  /// When it sets.
  public var moonset: Date?
}

/// How bad something is.
public enum WeatherSeverity: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
  case minor, moderate, severe, extreme, unknown

  /// It in words.
  public var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// A warning.
public struct WeatherAlert: Codable, Equatable, Sendable {
  /// What of.
  public var summary: String
  /// How bad it is.
  public var severity: WeatherSeverity
  /// Who warns.
  public var source: String
  /// Of where.
  public var region: String?
  /// Where more is told.
  public var detailsURL: URL
  /// Where and when it was told.
  public var metadata: WeatherMetadata
}

/// Who tells of the weather, as apps have to say.
public struct WeatherAttribution: Codable, Equatable, Sendable {
  /// The name.
  public var serviceName: String
  /// Where more is told.
  public var legalPageURL: URL
  /// More in words.
  public var legalAttributionText: String
  /// A picture of the name on a light ground.
  public var combinedMarkLightURL: URL
  /// A picture of the name on a dark ground.
  public var combinedMarkDarkURL: URL
  /// A picture of the name's sign.
  public var squareMarkURL: URL
}
