public import Foundation
public import SimulatedUI

/// Where a chart that scrolls comes to rest.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {}

/// A chart rests at values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// How far a chart may go at once.
  public struct LimitBehavior: Sendable {
    /// As the system suggests.
    public static let automatic = LimitBehavior()
    /// As little as possible.
    public static let always = LimitBehavior()
    /// As far as the movement is long.
    public static let never = LimitBehavior()
  }

  /// How far apart the values are that a page begins at.
  public struct MajorValueAlignment<Value>: Sendable {
    let alignment: Alignment

    /// Whole pages.
    public static var page: MajorValueAlignment { MajorValueAlignment(alignment: .page) }
  }

  enum Alignment: Sendable {
    case unit(Double)
    case components(DateComponents)
    case page
  }

  let minor: Alignment
  let major: Alignment?

  /// The nearest place to rest to a number.
  ///
  /// - Parameters:
  ///   - place: Where the chart would rest.
  ///   - page: How much of it shows at a time.
  /// - Returns: Where it rests.
  func rest(_ place: Double, page: Double) -> Double {
    switch minor {
    case .unit(let unit): return unit > 0 ? (place / unit).rounded() * unit : place
    case .page: return page > 0 ? (place / page).rounded() * page : place
    case .components(let components):
      let date = Date(timeIntervalSinceReferenceDate: place)
      let calendar = Calendar.current
      let before = calendar.nextDate(
        after: date.addingTimeInterval(0.001), matching: components,
        matchingPolicy: .nextTime, direction: .backward)
      let after = calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
      let found = [before, after].compactMap { $0?.timeIntervalSinceReferenceDate }
      return found.min { abs($0 - place) < abs($1 - place) } ?? place
    }
  }
}

extension ValueAlignedChartScrollTargetBehavior.MajorValueAlignment
where Value: BinaryFloatingPoint {
  /// Multiples of a number.
  public static func unit(_ unit: Value) -> Self { Self(alignment: .unit(Double(unit))) }
}

extension ValueAlignedChartScrollTargetBehavior.MajorValueAlignment where Value: BinaryInteger {
  /// Multiples of a number.
  public static func unit(_ unit: Value) -> Self { Self(alignment: .unit(Double(unit))) }
}

extension ValueAlignedChartScrollTargetBehavior.MajorValueAlignment where Value == DateComponents {
  /// Moments that match.
  public static func matching(_ components: DateComponents) -> Self {
    Self(alignment: .components(components))
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// A chart rests at multiples of a number.
  public static func valueAligned<P: Plottable & BinaryFloatingPoint>(
    unit: P, majorAlignment: Self.MajorValueAlignment<P>? = nil,
    limitBehavior: Self.LimitBehavior = .automatic
  ) -> Self {
    Self(minor: .unit(Double(unit)), major: majorAlignment?.alignment)
  }

  /// A chart rests at multiples of a number.
  public static func valueAligned<P: Plottable & BinaryInteger>(
    unit: P, majorAlignment: Self.MajorValueAlignment<P>? = nil,
    limitBehavior: Self.LimitBehavior = .automatic
  ) -> Self {
    Self(minor: .unit(Double(unit)), major: majorAlignment?.alignment)
  }

  /// A chart rests at moments that match.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: Self.MajorValueAlignment<DateComponents>? = nil,
    limitBehavior: Self.LimitBehavior = .automatic
  ) -> Self {
    Self(minor: .components(components), major: majorAlignment?.alignment)
  }
}
