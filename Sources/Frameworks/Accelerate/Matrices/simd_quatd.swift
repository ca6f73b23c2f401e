import Foundation

/// A turn in space.
public struct simd_quatd: Hashable, Sendable {
  /// The imaginary parts, and the real one.
  public var vector: SIMD4<Double>

  /// A turn of its parts.
  public init(vector: SIMD4<Double>) { self.vector = vector }

  /// A turn of its parts.
  public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = [ix, iy, iz, r] }

  /// A turn of its parts.
  public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4<Double>(imag, real) }

  /// A turn around an axis, by an angle in radians.
  public init(angle: Double, axis: SIMD3<Double>) {
    self.init(real: cos(angle / 2), imag: axis * sin(angle / 2))
  }

  /// The turn that brings one direction to another.
  public init(from: SIMD3<Double>, to: SIMD3<Double>) {
    let half = simd_normalize(from + to)
    self.init(real: simd_dot(from, half), imag: simd_cross(from, half))
  }

  /// The turn of a matrix.
  public init(_ m: simd_double4x4) {
    let trace = m[0][0] + m[1][1] + m[2][2]
    let real = max(0, 1 + trace).squareRoot() / 2
    let x = max(0, 1 + m[0][0] - m[1][1] - m[2][2]).squareRoot() / 2
    let y = max(0, 1 - m[0][0] + m[1][1] - m[2][2]).squareRoot() / 2
    let z = max(0, 1 - m[0][0] - m[1][1] + m[2][2]).squareRoot() / 2
    self.init(
      ix: m[1][2] - m[2][1] < 0 ? -x : x, iy: m[2][0] - m[0][2] < 0 ? -y : y,
      iz: m[0][1] - m[1][0] < 0 ? -z : z, r: real)
  }

  /// No turn.
  public init() { self.init(ix: 0, iy: 0, iz: 0, r: 1) }

  /// The real part.
  public var real: Double {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary parts.
  public var imag: SIMD3<Double> {
    get { [vector.x, vector.y, vector.z] }
    set { vector = SIMD4<Double>(newValue, vector.w) }
  }
  /// How far, in radians.
  public var angle: Double { 2 * atan2(simd_length(imag), real) }
  /// Around what.
  public var axis: SIMD3<Double> { simd_length(imag) == 0 ? [0, 0, 1] : simd_normalize(imag) }
  /// The length.
  public var length: Double { simd_length(vector) }
  /// The turn back.
  public var inverse: simd_quatd {
    simd_quatd(vector: conjugate.vector / simd_length_squared(vector))
  }
  /// The imaginary parts the other way round.
  public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
  /// The turn with the length 1.
  public var normalized: simd_quatd { simd_quatd(vector: simd_normalize(vector)) }

  /// A direction, turned.
  public func act(_ direction: SIMD3<Double>) -> SIMD3<Double> {
    let twice = 2 * simd_cross(imag, direction)
    return direction + real * twice + simd_cross(imag, twice)
  }

  /// The second turn, and then the first.
  public static func * (left: simd_quatd, right: simd_quatd) -> simd_quatd {
    simd_quatd(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: left.real * right.imag + right.real * left.imag + simd_cross(left.imag, right.imag))
  }
}

extension simd_double4x4 {
  /// The matrix of a turn.
  public init(_ turn: simd_quatd) {
    self.init(
      SIMD4<Double>(turn.act([1, 0, 0]), 0), SIMD4<Double>(turn.act([0, 1, 0]), 0),
      SIMD4<Double>(turn.act([0, 0, 1]), 0), [0, 0, 0, 1])
  }
}

/// Between two turns.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
  let near = simd_dot(q0.vector, q1.vector) < 0 ? -q1.vector : q1.vector
  let angle = acos(min(1, simd_dot(q0.vector, near)))
  guard angle > 0.0001 else { return q1 }
  return simd_quatd(
    vector: (q0.vector * sin((1 - t) * angle) + near * sin(t * angle)) / sin(angle))
}

/// A turn around an axis.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}
/// A turn of its parts.
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
  simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}
/// The turn of a matrix.
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
/// The matrix of a turn.
public func simd_matrix4x4(_ turn: simd_quatd) -> simd_double4x4 { simd_double4x4(turn) }
/// A turn with the length 1.
public func simd_normalize(_ turn: simd_quatd) -> simd_quatd { turn.normalized }
/// A direction, turned.
public func simd_act(_ turn: simd_quatd, _ direction: SIMD3<Double>) -> SIMD3<Double> {
  turn.act(direction)
}
