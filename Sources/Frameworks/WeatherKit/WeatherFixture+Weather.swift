import CoreLocation
import Foundation

// What the service tells, of what a fixture says.
extension WeatherFixture {
  /// The whole weather of a place.
  func weather(at location: CLLocation) -> Weather {
    let metadata = Self.metadata(location)
    return Weather(
      currentWeather: current(metadata), minuteForecast: minuteForecast(metadata),
      hourlyForecast: Forecast(forecast: hourList, metadata: metadata),
      dailyForecast: Forecast(forecast: dayList, metadata: metadata),
      weatherAlerts: alertList(metadata),
      availability: WeatherAvailability(
        minuteAvailability: minutes == nil ? .unsupported : .available,
        alertAvailability: .available))
  }

  private static func metadata(_ location: CLLocation) -> WeatherMetadata {
    WeatherMetadata(
      date: Date(), expirationDate: Date().addingTimeInterval(300),
      latitude: location.coordinate.latitude, longitude: location.coordinate.longitude)
  }

  private func current(_ metadata: WeatherMetadata) -> CurrentWeather {
    let now = now ?? hours?.first ?? Moment()
    return CurrentWeather(
      date: Date(), condition: now.condition ?? .clear, temperature: now.warmth,
      apparentTemperature: now.feeling, dewPoint: now.dew, humidity: now.humidity ?? 0.5,
      pressure: now.weight, pressureTrend: now.pressureTrend ?? .steady, visibility: now.sight,
      cloudCover: now.clouds ?? 0,
      precipitationIntensity: Measurement(
        value: (now.amount ?? 0) / 1_000_000, unit: .kilometersPerHour),
      uvIndex: UVIndex(value: now.uv ?? 0), wind: now.breeze,
      isDaylight: now.isDaylight ?? true, metadata: metadata)
  }

  private var hourList: [HourWeather] {
    let calendar = Calendar.current
    let start = calendar.dateInterval(of: .hour, for: Date())?.start ?? Date()
    return (hours ?? []).enumerated().map { number, hour in
      HourWeather(
        date: start.addingTimeInterval(Double(number) * 3600), condition: hour.condition ?? .clear,
        temperature: hour.warmth, apparentTemperature: hour.feeling, dewPoint: hour.dew,
        humidity: hour.humidity ?? 0.5, pressure: hour.weight,
        pressureTrend: hour.pressureTrend ?? .steady, visibility: hour.sight,
        cloudCover: hour.clouds ?? 0, precipitation: hour.precipitation ?? .none,
        precipitationChance: hour.chance ?? 0,
        precipitationAmount: Measurement(value: hour.amount ?? 0, unit: .millimeters),
        snowfallAmount: Measurement(value: 0, unit: .millimeters),
        uvIndex: UVIndex(value: hour.uv ?? 0), wind: hour.breeze,
        isDaylight: hour.isDaylight ?? true)
    }
  }

  private func minuteForecast(_ metadata: WeatherMetadata) -> Forecast<MinuteWeather>? {
    guard let minutes else { return nil }
    let list = minutes.enumerated().map { number, minute in
      MinuteWeather(
        date: Date().addingTimeInterval(Double(number) * 60),
        precipitation: minute.precipitation ?? .none, precipitationChance: minute.chance ?? 0,
        precipitationIntensity: Measurement(
          value: (minute.amount ?? 0) / 1_000_000, unit: .kilometersPerHour))
    }
    return Forecast(forecast: list, metadata: metadata)
  }

  private var dayList: [DayWeather] {
    let calendar = Calendar.current
    let today = calendar.startOfDay(for: Date())
    return (days ?? []).enumerated().map { number, day in
      let date = calendar.date(byAdding: .day, value: number, to: today) ?? today
      let amount = Measurement(value: day.amount ?? 0, unit: UnitLength.millimeters)
      let nothing = Measurement(value: 0, unit: UnitLength.millimeters)
      return DayWeather(
        date: date, condition: day.condition ?? .clear,
        highTemperature: Measurement(value: day.high ?? 20, unit: .celsius),
        lowTemperature: Measurement(value: day.low ?? 10, unit: .celsius),
        precipitation: day.precipitation ?? .none, precipitationChance: day.chance ?? 0,
        precipitationAmount: amount,
        rainfallAmount: day.precipitation == .rain ? amount : nothing,
        snowfallAmount: day.precipitation == .snow ? amount : nothing,
        uvIndex: UVIndex(value: day.uv ?? 0),
        wind: Wind(
          direction: Measurement(value: day.windDirection ?? 0, unit: .degrees),
          speed: Measurement(value: day.wind ?? 0, unit: .kilometersPerHour), gust: nil),
        sun: SunEvents(
          sunrise: Self.time(day.sunrise, on: date), sunset: Self.time(day.sunset, on: date)),
        moon: MoonEvents(
          phase: day.moon ?? .new, moonrise: Self.time(day.moonrise, on: date),
          moonset: Self.time(day.moonset, on: date)))
    }
  }

  private func alertList(_ metadata: WeatherMetadata) -> [WeatherAlert] {
    (alerts ?? []).compactMap { alert in
      URL(string: "https://weatherkit.apple.com/alertDetails").map {
        WeatherAlert(
          summary: alert.summary, severity: alert.severity ?? .unknown,
          source: alert.source ?? "", region: alert.region, detailsURL: $0, metadata: metadata)
      }
    }
  }

  private static func time(_ text: String?, on date: Date) -> Date? {
    let parts = (text ?? "").split(separator: ":").compactMap { Double($0) }
    guard parts.count == 2 else { return nil }
    return date.addingTimeInterval(parts[0] * 3600 + parts[1] * 60)
  }
}

extension WeatherFixture.Moment {
  fileprivate var warmth: Measurement<UnitTemperature> {
    Measurement(value: temperature ?? 20, unit: .celsius)
  }
  fileprivate var feeling: Measurement<UnitTemperature> {
    Measurement(value: feelsLike ?? temperature ?? 20, unit: .celsius)
  }
  fileprivate var dew: Measurement<UnitTemperature> {
    Measurement(value: dewPoint ?? 10, unit: .celsius)
  }
  fileprivate var weight: Measurement<UnitPressure> {
    Measurement(value: pressure ?? 1013, unit: .hectopascals)
  }
  fileprivate var sight: Measurement<UnitLength> {
    Measurement(value: (visibility ?? 20) * 1000, unit: .meters)
  }
  fileprivate var breeze: Wind {
    Wind(
      direction: Measurement(value: windDirection ?? 0, unit: .degrees),
      speed: Measurement(value: wind ?? 0, unit: .kilometersPerHour),
      gust: gust.map { Measurement(value: $0, unit: .kilometersPerHour) })
  }
}
