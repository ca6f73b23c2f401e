import Foundation

/// Functions of each number of a vector.
public enum vForce {}

extension vForce {
  /// `exp` of each number.
  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.exp($0) }
  }

  /// `exp` of each number.
  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.exp($0) }
  }

  /// `log` of each number.
  public static func log<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.log($0) }
  }

  /// `log` of each number.
  public static func log<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.log($0) }
  }

  /// `log2` of each number.
  public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.log2($0) }
  }

  /// `log2` of each number.
  public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.log2($0) }
  }

  /// `log10` of each number.
  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.log10($0) }
  }

  /// `log10` of each number.
  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.log10($0) }
  }

  /// `sin` of each number.
  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.sin($0) }
  }

  /// `sin` of each number.
  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.sin($0) }
  }

  /// `cos` of each number.
  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.cos($0) }
  }

  /// `cos` of each number.
  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.cos($0) }
  }

  /// `tan` of each number.
  public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.tan($0) }
  }

  /// `tan` of each number.
  public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.tan($0) }
  }

  /// `sqrt` of each number.
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { $0.squareRoot() }
  }

  /// `sqrt` of each number.
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { $0.squareRoot() }
  }

  /// `ceil` of each number.
  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.ceil($0) }
  }

  /// `ceil` of each number.
  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.ceil($0) }
  }

  /// `floor` of each number.
  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.floor($0) }
  }

  /// `floor` of each number.
  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.floor($0) }
  }

  /// `atan` of each number.
  public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.atan($0) }
  }

  /// `atan` of each number.
  public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.atan($0) }
  }

  /// `asin` of each number.
  public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.asin($0) }
  }

  /// `asin` of each number.
  public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.asin($0) }
  }

  /// `acos` of each number.
  public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.acos($0) }
  }

  /// `acos` of each number.
  public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.acos($0) }
  }

  /// `tanh` of each number.
  public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.tanh($0) }
  }

  /// `tanh` of each number.
  public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.tanh($0) }
  }

  /// `sinh` of each number.
  public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.sinh($0) }
  }

  /// `sinh` of each number.
  public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.sinh($0) }
  }

  /// `cosh` of each number.
  public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.cosh($0) }
  }

  /// `cosh` of each number.
  public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.cosh($0) }
  }

  /// `exp2` of each number.
  public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.exp2($0) }
  }

  /// `exp2` of each number.
  public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.exp2($0) }
  }

  /// `expm1` of each number.
  public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.expm1($0) }
  }

  /// `expm1` of each number.
  public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.expm1($0) }
  }

  /// `log1p` of each number.
  public static func log1p<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.log1p($0) }
  }

  /// `log1p` of each number.
  public static func log1p<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.numbers.map { Foundation.log1p($0) }
  }

  /// Each base to its exponent's power.
  public static func pow<U: AccelerateBuffer, V: AccelerateBuffer>(
    bases: U, exponents: V
  ) -> [Float] where U.Element == Float, V.Element == Float {
    zip(bases.numbers, exponents.numbers).map { Foundation.pow($0, $1) }
  }

  /// Each base to its exponent's power.
  public static func pow<U: AccelerateBuffer, V: AccelerateBuffer>(
    bases: U, exponents: V
  ) -> [Double] where U.Element == Double, V.Element == Double {
    zip(bases.numbers, exponents.numbers).map { Foundation.pow($0, $1) }
  }

}
