import Foundation

/// Numbers that vectors are of: `Float` and `Double`.
public protocol vDSP_FloatingPoint: BinaryFloatingPoint & Sendable {}

extension Float: vDSP_FloatingPoint {}
extension Double: vDSP_FloatingPoint {}

/// Functions on vectors, computed one number after another.
public enum vDSP {
  /// Each number with the one beside it.
  static func zipped<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ left: U, _ right: V, _ body: (U.Element, U.Element) -> U.Element
  ) -> [U.Element] where U.Element == V.Element { zip(left.numbers, right.numbers).map(body) }
}

// What makes a number of a vector.
extension vDSP {
  /// The sum.
  public static func sum<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: vDSP_FloatingPoint { vector.numbers.reduce(0, +) }

  /// The sum of the squares.
  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: vDSP_FloatingPoint { vector.numbers.reduce(0) { $0 + $1 * $1 } }

  /// The sum of the amounts.
  public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: vDSP_FloatingPoint { vector.numbers.reduce(0) { $0 + abs($1) } }

  /// The mean.
  public static func mean<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: vDSP_FloatingPoint { sum(vector) / U.Element(vector.count) }

  /// The mean of the amounts.
  public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: vDSP_FloatingPoint { sumOfMagnitudes(vector) / U.Element(vector.count) }

  /// The mean of the squares.
  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: vDSP_FloatingPoint { sumOfSquares(vector) / U.Element(vector.count) }

  /// The root of the mean of the squares.
  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: vDSP_FloatingPoint { meanSquare(vector).squareRoot() }

  /// How far the numbers are from their mean.
  public static func standardDeviation<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: vDSP_FloatingPoint {
    let mean = mean(vector)
    return meanSquare(vector.numbers.map { $0 - mean }).squareRoot()
  }

  /// The largest.
  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: vDSP_FloatingPoint { vector.numbers.max() ?? -.infinity }

  /// The smallest.
  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: vDSP_FloatingPoint { vector.numbers.min() ?? .infinity }

  /// The largest amount.
  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: vDSP_FloatingPoint { vector.numbers.map { abs($0) }.max() ?? 0 }

  /// The largest, and where it is.
  public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
  where U.Element: vDSP_FloatingPoint {
    let found = vector.numbers.enumerated().max { $0.element < $1.element }
    return found.map { (UInt($0.offset), $0.element) } ?? (0, -.infinity)
  }

  /// The smallest, and where it is.
  public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
  where U.Element: vDSP_FloatingPoint {
    let found = vector.numbers.enumerated().min { $0.element < $1.element }
    return found.map { (UInt($0.offset), $0.element) } ?? (0, .infinity)
  }

  /// The product of two vectors.
  public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> U.Element where U.Element: vDSP_FloatingPoint, U.Element == V.Element {
    zipped(vectorA, vectorB, *).reduce(0, +)
  }

  /// The square of the distance of two vectors.
  public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ pointA: U, _ pointB: V
  ) -> U.Element where U.Element: vDSP_FloatingPoint, U.Element == V.Element {
    sumOfSquares(zipped(pointA, pointB, -))
  }
}
