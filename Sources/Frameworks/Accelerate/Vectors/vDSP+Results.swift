import Foundation

// What puts its result into a vector that is there.
extension vDSP {
  /// Puts the sums somewhere.
  public static func add<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
    _ vectorA: U, _ vectorB: V, result: inout W
  ) where U.Element: vDSP_FloatingPoint, U.Element == V.Element, U.Element == W.Element {
    result.take(add(vectorA, vectorB))
  }

  /// Puts the sums with a number somewhere.
  public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: U.Element, _ vector: U, result: inout V
  ) where U.Element: vDSP_FloatingPoint, U.Element == V.Element {
    result.take(add(scalar, vector))
  }

  /// Puts the differences somewhere.
  public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
    _ vectorA: U, _ vectorB: V, result: inout W
  ) where U.Element: vDSP_FloatingPoint, U.Element == V.Element, U.Element == W.Element {
    result.take(subtract(vectorA, vectorB))
  }

  /// Puts the products somewhere.
  public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
    _ vectorA: U, _ vectorB: V, result: inout W
  ) where U.Element: vDSP_FloatingPoint, U.Element == V.Element, U.Element == W.Element {
    result.take(multiply(vectorA, vectorB))
  }

  /// Puts the products with a number somewhere.
  public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: U.Element, _ vector: U, result: inout V
  ) where U.Element: vDSP_FloatingPoint, U.Element == V.Element {
    result.take(multiply(scalar, vector))
  }

  /// Puts the quotients somewhere.
  public static func divide<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
    _ vectorA: U, _ vectorB: V, result: inout W
  ) where U.Element: vDSP_FloatingPoint, U.Element == V.Element, U.Element == W.Element {
    result.take(divide(vectorA, vectorB))
  }

  /// Puts the quotients by a number somewhere.
  public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, _ scalar: U.Element, result: inout V
  ) where U.Element: vDSP_FloatingPoint, U.Element == V.Element {
    result.take(divide(vector, scalar))
  }

  /// Puts the amounts somewhere.
  public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: vDSP_FloatingPoint, U.Element == V.Element { result.take(absolute(vector)) }

  /// Puts the squares somewhere.
  public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: vDSP_FloatingPoint, U.Element == V.Element { result.take(square(vector)) }

  /// Puts the numbers within bounds somewhere.
  public static func clip<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, to bounds: ClosedRange<U.Element>, result: inout V
  ) where U.Element: vDSP_FloatingPoint, U.Element == V.Element {
    result.take(clip(vector, to: bounds))
  }

  /// Puts decibels somewhere.
  public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    power: U, toDecibels decibels: inout V, zeroReference: U.Element
  ) where U.Element: vDSP_FloatingPoint, U.Element == V.Element {
    decibels.take(powerToDecibels(power, zeroReference: zeroReference))
  }

  /// Puts decibels somewhere.
  public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    amplitude: U, toDecibels decibels: inout V, zeroReference: U.Element
  ) where U.Element: vDSP_FloatingPoint, U.Element == V.Element {
    decibels.take(amplitudeToDecibels(amplitude, zeroReference: zeroReference))
  }

  /// Puts fractions of whole numbers somewhere.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  ) where U.Element: BinaryInteger, V.Element: vDSP_FloatingPoint {
    destination.take(source.numbers.map { V.Element($0) })
  }

  /// A window's kind.
  public enum WindowSequence: Int32, Sendable {
    /// The cases as vDSP names them.
    case hanningNormalized, hanningDenormalized, hamming, blackman
  }

  /// The weights of a window.
  public static func window<T: vDSP_FloatingPoint>(
    ofType: T.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
  ) -> [T] {
    let whole = (0..<count).map { place -> T in
      let angle = 2 * Double.pi * Double(place) / Double(count)
      return switch sequence {
      case .hanningNormalized: T((8.0 / 3).squareRoot() * 0.5 * (1 - cos(angle)))
      case .hanningDenormalized: T(0.5 * (1 - cos(angle)))
      case .hamming: T(0.54 - 0.46 * cos(angle))
      case .blackman: T(0.42 - 0.5 * cos(angle) + 0.08 * cos(2 * angle))
      }
    }
    return isHalfWindow ? Array(whole.prefix((count + 1) / 2)) : whole
  }
}
