public import Foundation

/// The wind.
public struct Wind: Codable, Equatable, Sendable {
  /// From where it comes, by name.
  public enum CompassDirection: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast
    case southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest
    case northwest, northNorthwest

    /// It in words.
    public var description: String {
      rawValue.reduce(into: "") { text, letter in
        text +=
          letter.isUppercase ? " \(letter)" : text.isEmpty ? letter.uppercased() : "\(letter)"
      }
    }
    /// It in letters.
    public var abbreviation: String {
      let names = [
        "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW",
        "NNW",
      ]
      return Self.allCases.firstIndex(of: self).map { names[$0] } ?? ""
    }
    /// What VoiceOver says.
    public var accessibilityDescription: String { description }
  }

  /// From where it comes, in degrees.
  public var direction: Measurement<UnitAngle>
  /// How fast it is.
  public var speed: Measurement<UnitSpeed>
  /// How fast it is at times.
  public var gust: Measurement<UnitSpeed>?

  /// From where it comes, by name.
  public var compassDirection: CompassDirection {
    let share = (direction.converted(to: .degrees).value / 22.5).rounded()
    return CompassDirection.allCases[((Int(share) % 16) + 16) % 16]
  }
}

/// How strong the sun's rays are.
public struct UVIndex: Codable, Equatable, Sendable {
  /// How much to beware of them.
  public enum ExposureCategory: String, Codable, CaseIterable, Comparable, CustomStringConvertible,
    Sendable
  {
    case low, moderate, high, veryHigh, extreme

    /// It in words.
    public var description: String {
      self == .veryHigh ? "Very High" : rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
    /// Which is less.
    public static func < (left: Self, right: Self) -> Bool {
      let all = allCases
      return (all.firstIndex(of: left) ?? 0) < (all.firstIndex(of: right) ?? 0)
    }
  }

  /// The index.
  public var value: Int

  /// How much to beware of them.
  public var category: ExposureCategory {
    switch value {
    case ..<3: .low
    case ..<6: .moderate
    case ..<8: .high
    case ..<11: .veryHigh
    default: .extreme
    }
  }
}
