import Foundation

// What makes a vector of vectors.
extension vDSP {
  /// The sums.
  public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: vDSP_FloatingPoint, U.Element == V.Element {
    zipped(vectorA, vectorB, +)
  }

  /// The sums with a number.
  public static func add<U: AccelerateBuffer>(
    _ scalar: U.Element, _ vector: U
  ) -> [U.Element] where U.Element: vDSP_FloatingPoint { vector.numbers.map { scalar + $0 } }

  /// The differences.
  public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: vDSP_FloatingPoint, U.Element == V.Element {
    zipped(vectorA, vectorB, -)
  }

  /// The products.
  public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: vDSP_FloatingPoint, U.Element == V.Element {
    zipped(vectorA, vectorB, *)
  }

  /// The products with a number.
  public static func multiply<U: AccelerateBuffer>(
    _ scalar: U.Element, _ vector: U
  ) -> [U.Element] where U.Element: vDSP_FloatingPoint { vector.numbers.map { scalar * $0 } }

  /// The quotients.
  public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: vDSP_FloatingPoint, U.Element == V.Element {
    zipped(vectorA, vectorB, /)
  }

  /// The quotients by a number.
  public static func divide<U: AccelerateBuffer>(
    _ vector: U, _ scalar: U.Element
  ) -> [U.Element] where U.Element: vDSP_FloatingPoint { vector.numbers.map { $0 / scalar } }

  /// The quotients of a number.
  public static func divide<U: AccelerateBuffer>(
    _ scalar: U.Element, _ vector: U
  ) -> [U.Element] where U.Element: vDSP_FloatingPoint { vector.numbers.map { scalar / $0 } }

  /// The larger of each two.
  public static func maximum<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: vDSP_FloatingPoint, U.Element == V.Element {
    zipped(vectorA, vectorB) { max($0, $1) }
  }

  /// The smaller of each two.
  public static func minimum<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: vDSP_FloatingPoint, U.Element == V.Element {
    zipped(vectorA, vectorB) { min($0, $1) }
  }

  /// The amounts.
  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: vDSP_FloatingPoint { vector.numbers.map { abs($0) } }

  /// The numbers the other way round.
  public static func negative<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: vDSP_FloatingPoint { vector.numbers.map { -$0 } }

  /// The squares.
  public static func square<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: vDSP_FloatingPoint { vector.numbers.map { $0 * $0 } }

  /// The numbers kept within bounds.
  public static func clip<U: AccelerateBuffer>(
    _ vector: U, to bounds: ClosedRange<U.Element>
  ) -> [U.Element] where U.Element: vDSP_FloatingPoint {
    vector.numbers.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }

  /// The numbers, with those below a limit at the limit.
  public static func threshold<U: AccelerateBuffer>(
    _ vector: U, to lowerBound: U.Element, with rule: ThresholdRule<U.Element>
  ) -> [U.Element] where U.Element: vDSP_FloatingPoint {
    vector.numbers.map { number in
      guard number < lowerBound else { return number }
      switch rule {
      case .clampToThreshold: return lowerBound
      case .zeroFill: return 0
      case .signedConstant(let value): return value
      }
    }
  }

  /// What becomes of numbers below a limit.
  public enum ThresholdRule<Element: vDSP_FloatingPoint>: Sendable {
    /// The limit.
    case clampToThreshold
    /// Zero.
    case zeroFill
    /// Some number.
    case signedConstant(Element)
  }

  /// Numbers at equal distances.
  public static func ramp<Element: vDSP_FloatingPoint>(
    withInitialValue initialValue: Element, increment: Element, count: Int
  ) -> [Element] { (0..<count).map { initialValue + Element($0) * increment } }

  /// Numbers at equal distances within bounds.
  public static func ramp<Element: vDSP_FloatingPoint>(
    in range: ClosedRange<Element>, count: Int
  ) -> [Element] {
    let step = count > 1 ? (range.upperBound - range.lowerBound) / Element(count - 1) : 0
    return ramp(withInitialValue: range.lowerBound, increment: step, count: count)
  }

  /// Takes a number again and again.
  public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: V.Element)
  where V.Element: vDSP_FloatingPoint {
    vector.take(Array(repeating: value, count: vector.count))
  }

  /// Takes zeros.
  public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V)
  where V.Element: vDSP_FloatingPoint { fill(&vector, with: 0) }

  /// Turns round.
  public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V)
  where V.Element: vDSP_FloatingPoint { vector.take(vector.numbers.reversed()) }

  /// Which way a vector is sorted.
  public enum SortOrder: Int32, Sendable {
    /// Upwards.
    case ascending = 1
    /// Downwards.
    case descending = -1
  }

  /// Sorts.
  public static func sort<V: AccelerateMutableBuffer>(
    _ vector: inout V, sortOrder: SortOrder
  ) where V.Element: vDSP_FloatingPoint {
    let sorted = vector.numbers.sorted()
    vector.take(sortOrder == .ascending ? sorted : sorted.reversed())
  }

  /// Less exact numbers.
  public static func doubleToFloat<U: AccelerateBuffer>(_ source: U) -> [Float]
  where U.Element == Double { source.numbers.map { Float($0) } }

  /// More exact numbers.
  public static func floatToDouble<U: AccelerateBuffer>(_ source: U) -> [Double]
  where U.Element == Float { source.numbers.map { Double($0) } }

  /// Fractions of whole numbers.
  public static func integerToFloatingPoint<U: AccelerateBuffer, Element: vDSP_FloatingPoint>(
    _ vector: U, floatingPointType: Element.Type
  ) -> [Element] where U.Element: BinaryInteger { vector.numbers.map { Element($0) } }

  /// How a fraction becomes a whole number.
  public enum RoundingMode: Sendable {
    /// The cases as vDSP names them.
    case towardZero, towardNearestInteger
  }

  /// Whole numbers of fractions.
  public static func floatingPointToInteger<U: AccelerateBuffer, Element: BinaryInteger>(
    _ vector: U, integerType: Element.Type, rounding: RoundingMode
  ) -> [Element] where U.Element: vDSP_FloatingPoint {
    vector.numbers.map {
      Element($0.rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven))
    }
  }

  /// Decibels of powers.
  public static func powerToDecibels<U: AccelerateBuffer>(
    _ power: U, zeroReference: U.Element
  ) -> [U.Element] where U.Element: vDSP_FloatingPoint {
    power.numbers.map { U.Element(10 * log10(Double($0 / zeroReference))) }
  }

  /// Decibels of amplitudes.
  public static func amplitudeToDecibels<U: AccelerateBuffer>(
    _ amplitude: U, zeroReference: U.Element
  ) -> [U.Element] where U.Element: vDSP_FloatingPoint {
    amplitude.numbers.map { U.Element(20 * log10(Double($0 / zeroReference))) }
  }
}
