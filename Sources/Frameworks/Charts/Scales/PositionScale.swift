import Foundation

/// Where the values of an axis are, as parts of its length.
struct PositionScale: Equatable {
  /// The values of an axis.
  enum Domain: Equatable {
    /// From one number to another.
    case numbers(ClosedRange<Double>)
    /// From one moment to another.
    case dates(ClosedRange<Double>)
    /// Side by side.
    case categories([String])
  }

  /// The values.
  let domain: Domain
  /// How they become places.
  var type = ScaleType.linear
  /// Whether the axis goes the other way.
  var isReversed = false
  /// Points at the start that stay free.
  var startPadding: CGFloat = 0
  /// Points at the end that stay free.
  var endPadding: CGFloat = 0
  private let places: [String: Int]

  /// Creates a scale.
  init(domain: Domain) {
    self.domain = domain
    var places: [String: Int] = [:]
    if case .categories(let names) = domain {
      for (index, name) in names.enumerated() where places[name] == nil { places[name] = index }
    }
    self.places = places
  }

  /// The ends, for numbers and moments.
  var range: ClosedRange<Double>? {
    switch domain {
    case .numbers(let range), .dates(let range): range
    case .categories: nil
    }
  }

  /// How many names are side by side.
  var categories: [String] {
    if case .categories(let names) = domain { names } else { [] }
  }

  /// Where a value is on an axis of a length, in points from its start.
  func position(of value: DataValue, length: CGFloat) -> CGFloat? {
    if case .category(let name) = value {
      guard let index = places[name] else { return nil }
      return point((CGFloat(index) + 0.5) / CGFloat(max(1, places.count)), length)
    }
    guard let place = value.place else { return nil }
    return position(of: place, length: length)
  }

  /// Where a number is on an axis of a length, in points from its start.
  func position(of place: Double, length: CGFloat) -> CGFloat? {
    guard let range else { return nil }
    let (low, high) = (type.transform(range.lowerBound), type.transform(range.upperBound))
    guard high > low else { return point(0.5, length) }
    let fraction = (type.transform(place) - low) / (high - low)
    return fraction.isFinite ? point(CGFloat(fraction), length) : nil
  }

  /// How much room each name has on an axis of a length; nil for numbers and moments.
  func bandWidth(length: CGFloat) -> CGFloat? {
    guard case .categories(let names) = domain else { return nil }
    return max(0, length - startPadding - endPadding) / CGFloat(max(1, names.count))
  }

  /// The value at a place of an axis of a length.
  func value(at point: CGFloat, length: CGFloat) -> DataValue? {
    let inner = length - startPadding - endPadding
    guard inner > 0 else { return nil }
    var fraction = (point - startPadding) / inner
    if isReversed { fraction = 1 - fraction }
    switch domain {
    case .categories(let names):
      let index = Int((fraction * CGFloat(names.count)).rounded(.down))
      return names.indices.contains(index) ? .category(names[index]) : nil
    case .numbers(let range): return .number(number(Double(fraction), range))
    case .dates(let range):
      return .date(Date(timeIntervalSinceReferenceDate: number(Double(fraction), range)))
    }
  }

  private func number(_ fraction: Double, _ range: ClosedRange<Double>) -> Double {
    let (low, high) = (type.transform(range.lowerBound), type.transform(range.upperBound))
    return type.inverse(low + fraction * (high - low))
  }

  private func point(_ fraction: CGFloat, _ length: CGFloat) -> CGFloat {
    let fraction = isReversed ? 1 - fraction : fraction
    return startPadding + fraction * (length - startPadding - endPadding)
  }
}
