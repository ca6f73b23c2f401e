import Foundation

/// How values become places or looks.
public struct ScaleType: Equatable, Sendable {
  enum Form: Equatable, Sendable {
    case linear, date, category, log, squareRoot
    case power(Double)
    case symmetricLog(Double)
  }

  let form: Form

  /// In proportion.
  public static let linear = ScaleType(form: .linear)
  /// Moments in proportion.
  public static let date = ScaleType(form: .date)
  /// Names side by side.
  public static let category = ScaleType(form: .category)
  /// By logarithms.
  public static let log = ScaleType(form: .log)
  /// By square roots.
  public static let squareRoot = ScaleType(form: .squareRoot)
  /// By logarithms, also of what is below zero.
  public static let symmetricLog = ScaleType(form: .symmetricLog(1))

  /// By powers.
  public static func power(exponent: Double) -> ScaleType { ScaleType(form: .power(exponent)) }

  /// By logarithms, also of what is below zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(form: .symmetricLog(slopeAtZero))
  }

  /// What is in proportion to places.
  func transform(_ value: Double) -> Double {
    switch form {
    case .linear, .date, .category: value
    case .log: value > 0 ? log10(value) : -300
    case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .symmetricLog(let slope):
      value < 0 ? -log1p(-value * slope) : log1p(value * slope)
    }
  }

  /// The value of what is in proportion to places.
  func inverse(_ place: Double) -> Double {
    switch form {
    case .linear, .date, .category: place
    case .log: pow(10, place)
    case .squareRoot: place < 0 ? -place * place : place * place
    case .power(let exponent):
      place < 0 ? -pow(-place, 1 / exponent) : pow(place, 1 / exponent)
    case .symmetricLog(let slope):
      (place < 0 ? -expm1(-place) : expm1(place)) / slope
    }
  }
}
