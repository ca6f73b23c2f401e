/// What the weather is like.
public enum WeatherCondition: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms
  case sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm
  case windy, wintryMix

  /// The condition in words.
  public var description: String {
    rawValue.reduce(into: "") { text, letter in
      text += letter.isUppercase ? " \(letter)" : text.isEmpty ? letter.uppercased() : "\(letter)"
    }
  }

  /// What VoiceOver says.
  public var accessibilityDescription: String { description }

  /// The picture of the system's that shows it.
  func symbol(isDaylight: Bool) -> String {
    switch self {
    case .clear, .hot, .mostlyClear: isDaylight ? "sun.max" : "moon.stars"
    case .partlyCloudy: isDaylight ? "cloud.sun" : "cloud.moon"
    case .cloudy, .mostlyCloudy: "cloud"
    case .drizzle, .freezingDrizzle: "cloud.drizzle"
    case .rain, .freezingRain, .sunShowers: "cloud.rain"
    case .heavyRain: "cloud.heavyrain"
    case .snow, .flurries, .sunFlurries, .heavySnow: "cloud.snow"
    case .blizzard, .blowingSnow, .frigid: "wind.snow"
    case .sleet, .wintryMix: "cloud.sleet"
    case .hail: "cloud.hail"
    case .foggy: "cloud.fog"
    case .haze, .blowingDust: "sun.haze"
    case .smoky: "smoke"
    case .breezy, .windy: "wind"
    case .thunderstorms, .strongStorms, .isolatedThunderstorms, .scatteredThunderstorms:
      "cloud.bolt.rain"
    case .hurricane, .tropicalStorm: "hurricane"
    }
  }
}

/// What falls.
public enum Precipitation: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
  case none, hail, mixed, rain, sleet, snow

  /// What falls, in words.
  public var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  /// What VoiceOver says.
  public var accessibilityDescription: String { description }
}

/// Whether pressure rises or falls.
public enum PressureTrend: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
  case rising, falling, steady

  /// It in words.
  public var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  /// What VoiceOver says.
  public var accessibilityDescription: String { description }
}

/// What the moon looks like.
public enum MoonPhase: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter
  case waningCrescent

  /// It in words.
  public var description: String {
    rawValue.reduce(into: "") { text, letter in
      text += letter.isUppercase ? " \(letter)" : text.isEmpty ? letter.uppercased() : "\(letter)"
    }
  }
  /// What VoiceOver says.
  public var accessibilityDescription: String { description }
  /// The picture of the system's that shows it.
  public var symbolName: String {
    switch self {
    case .new: "moonphase.new.moon"
    case .waxingCrescent: "moonphase.waxing.crescent"
    case .firstQuarter: "moonphase.first.quarter"
    case .waxingGibbous: "moonphase.waxing.gibbous"
    case .full: "moonphase.full.moon"
    case .waningGibbous: "moonphase.waning.gibbous"
    case .lastQuarter: "moonphase.last.quarter"
    case .waningCrescent: "moonphase.waning.crescent"
    }
  }
}
