import Foundation

/// A turn in space.
public struct simd_quatf: Hashable, Sendable {
  /// The imaginary parts, and the real one.
  public var vector: SIMD4<Float>

  /// A turn of its parts.
  public init(vector: SIMD4<Float>) { self.vector = vector }

  /// A turn of its parts.
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = [ix, iy, iz, r] }

  /// A turn of its parts.
  public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4<Float>(imag, real) }

  /// A turn around an axis, by an angle in radians.
  public init(angle: Float, axis: SIMD3<Float>) {
    self.init(real: cos(angle / 2), imag: axis * sin(angle / 2))
  }

  /// The turn that brings one direction to another.
  public init(from: SIMD3<Float>, to: SIMD3<Float>) {
    let half = simd_normalize(from + to)
    self.init(real: simd_dot(from, half), imag: simd_cross(from, half))
  }

  /// The turn of a matrix.
  public init(_ m: simd_float4x4) {
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
  public var real: Float {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary parts.
  public var imag: SIMD3<Float> {
    get { [vector.x, vector.y, vector.z] }
    set { vector = SIMD4<Float>(newValue, vector.w) }
  }
  /// How far, in radians.
  public var angle: Float { 2 * atan2(simd_length(imag), real) }
  /// Around what.
  public var axis: SIMD3<Float> { simd_length(imag) == 0 ? [0, 0, 1] : simd_normalize(imag) }
  /// The length.
  public var length: Float { simd_length(vector) }
  /// The turn back.
  public var inverse: simd_quatf {
    simd_quatf(vector: conjugate.vector / simd_length_squared(vector))
  }
  /// The imaginary parts the other way round.
  public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
  /// The turn with the length 1.
  public var normalized: simd_quatf { simd_quatf(vector: simd_normalize(vector)) }

  /// A direction, turned.
  public func act(_ direction: SIMD3<Float>) -> SIMD3<Float> {
    let twice = 2 * simd_cross(imag, direction)
    return direction + real * twice + simd_cross(imag, twice)
  }

  /// The second turn, and then the first.
  public static func * (left: simd_quatf, right: simd_quatf) -> simd_quatf {
    simd_quatf(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: left.real * right.imag + right.real * left.imag + simd_cross(left.imag, right.imag))
  }
}

extension simd_float4x4 {
  /// The matrix of a turn.
  public init(_ turn: simd_quatf) {
    self.init(
      SIMD4<Float>(turn.act([1, 0, 0]), 0), SIMD4<Float>(turn.act([0, 1, 0]), 0),
      SIMD4<Float>(turn.act([0, 0, 1]), 0), [0, 0, 0, 1])
  }
}

/// Between two turns.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
  let near = simd_dot(q0.vector, q1.vector) < 0 ? -q1.vector : q1.vector
  let angle = acos(min(1, simd_dot(q0.vector, near)))
  guard angle > 0.0001 else { return q1 }
  return simd_quatf(
    vector: (q0.vector * sin((1 - t) * angle) + near * sin(t * angle)) / sin(angle))
}

/// A turn around an axis.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}
/// A turn of its parts.
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
  simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
/// The turn of a matrix.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
/// The matrix of a turn.
public func simd_matrix4x4(_ turn: simd_quatf) -> simd_float4x4 { simd_float4x4(turn) }
/// A turn with the length 1.
public func simd_normalize(_ turn: simd_quatf) -> simd_quatf { turn.normalized }
/// A direction, turned.
public func simd_act(_ turn: simd_quatf, _ direction: SIMD3<Float>) -> SIMD3<Float> {
  turn.act(direction)
}
