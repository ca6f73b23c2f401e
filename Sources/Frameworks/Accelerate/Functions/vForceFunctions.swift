import Foundation

// Functions of each number of a vector, as C names them: of each, one for `Double` and one for
// `Float`.

/// `exp` of each number.
public func vvexp(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.exp(x[i]) }
}

/// `exp` of each number.
public func vvexpf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.exp(x[i]) }
}

/// `log` of each number.
public func vvlog(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.log(x[i]) }
}

/// `log` of each number.
public func vvlogf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.log(x[i]) }
}

/// `log2` of each number.
public func vvlog2(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.log2(x[i]) }
}

/// `log2` of each number.
public func vvlog2f(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.log2(x[i]) }
}

/// `log10` of each number.
public func vvlog10(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.log10(x[i]) }
}

/// `log10` of each number.
public func vvlog10f(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.log10(x[i]) }
}

/// `sin` of each number.
public func vvsin(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.sin(x[i]) }
}

/// `sin` of each number.
public func vvsinf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.sin(x[i]) }
}

/// `cos` of each number.
public func vvcos(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.cos(x[i]) }
}

/// `cos` of each number.
public func vvcosf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.cos(x[i]) }
}

/// `tan` of each number.
public func vvtan(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.tan(x[i]) }
}

/// `tan` of each number.
public func vvtanf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.tan(x[i]) }
}

/// `sqrt` of each number.
public func vvsqrt(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = x[i].squareRoot() }
}

/// `sqrt` of each number.
public func vvsqrtf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = x[i].squareRoot() }
}

/// `ceil` of each number.
public func vvceil(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.ceil(x[i]) }
}

/// `ceil` of each number.
public func vvceilf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.ceil(x[i]) }
}

/// `floor` of each number.
public func vvfloor(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.floor(x[i]) }
}

/// `floor` of each number.
public func vvfloorf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.floor(x[i]) }
}

/// `atan` of each number.
public func vvatan(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.atan(x[i]) }
}

/// `atan` of each number.
public func vvatanf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.atan(x[i]) }
}

/// `asin` of each number.
public func vvasin(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.asin(x[i]) }
}

/// `asin` of each number.
public func vvasinf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.asin(x[i]) }
}

/// `acos` of each number.
public func vvacos(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.acos(x[i]) }
}

/// `acos` of each number.
public func vvacosf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.acos(x[i]) }
}

/// `tanh` of each number.
public func vvtanh(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.tanh(x[i]) }
}

/// `tanh` of each number.
public func vvtanhf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.tanh(x[i]) }
}

/// `sinh` of each number.
public func vvsinh(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.sinh(x[i]) }
}

/// `sinh` of each number.
public func vvsinhf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.sinh(x[i]) }
}

/// `cosh` of each number.
public func vvcosh(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.cosh(x[i]) }
}

/// `cosh` of each number.
public func vvcoshf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.cosh(x[i]) }
}

/// `fabs` of each number.
public func vvfabs(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = abs(x[i]) }
}

/// `fabs` of each number.
public func vvfabsf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = abs(x[i]) }
}

/// `exp2` of each number.
public func vvexp2(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.exp2(x[i]) }
}

/// `exp2` of each number.
public func vvexp2f(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.exp2(x[i]) }
}

/// `expm1` of each number.
public func vvexpm1(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.expm1(x[i]) }
}

/// `expm1` of each number.
public func vvexpm1f(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.expm1(x[i]) }
}

/// `log1p` of each number.
public func vvlog1p(
  _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.log1p(x[i]) }
}

/// `log1p` of each number.
public func vvlog1pf(
  _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { y[i] = Foundation.log1p(x[i]) }
}

/// Each number of the second vector to the power of the first's.
public func vvpow(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>,
  _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { z[i] = Foundation.pow(x[i], y[i]) }
}

/// The angle of each two numbers.
public func vvatan2(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>,
  _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { z[i] = Foundation.atan2(y[i], x[i]) }
}

/// Each number of the second vector to the power of the first's.
public func vvpowf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>,
  _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { z[i] = Foundation.pow(x[i], y[i]) }
}

/// The angle of each two numbers.
public func vvatan2f(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>,
  _ n: UnsafePointer<Int32>
) {
  for i in 0..<Int(n[0]) { z[i] = Foundation.atan2(y[i], x[i]) }
}
