import Foundation

/// How a matrix stands in memory.
public struct CBLAS_ORDER: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: UInt32
  /// Creates an order.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates an order.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// Whether a matrix is turned over.
public struct CBLAS_TRANSPOSE: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: UInt32
  /// Creates a value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates a value.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// Row by row.
public let CblasRowMajor = CBLAS_ORDER(101)
/// Column by column.
public let CblasColMajor = CBLAS_ORDER(102)
/// As it stands.
public let CblasNoTrans = CBLAS_TRANSPOSE(111)
/// Turned over.
public let CblasTrans = CBLAS_TRANSPOSE(112)

/// The product of two vectors.
public func cblas_sdot(
  _ N: Int32, _ X: UnsafePointer<Float>, _ incX: Int32, _ Y: UnsafePointer<Float>, _ incY: Int32
) -> Float { (0..<Int(N)).reduce(0) { $0 + X[$1 * Int(incX)] * Y[$1 * Int(incY)] } }

/// The product of two vectors.
public func cblas_ddot(
  _ N: Int32, _ X: UnsafePointer<Double>, _ incX: Int32, _ Y: UnsafePointer<Double>,
  _ incY: Int32
) -> Double { (0..<Int(N)).reduce(0) { $0 + X[$1 * Int(incX)] * Y[$1 * Int(incY)] } }

/// The length of a vector.
public func cblas_snrm2(_ N: Int32, _ X: UnsafePointer<Float>, _ incX: Int32) -> Float {
  cblas_sdot(N, X, incX, X, incX).squareRoot()
}

/// The length of a vector.
public func cblas_dnrm2(_ N: Int32, _ X: UnsafePointer<Double>, _ incX: Int32) -> Double {
  cblas_ddot(N, X, incX, X, incX).squareRoot()
}

/// Adds a multiple of a vector to another.
public func cblas_saxpy(
  _ N: Int32, _ alpha: Float, _ X: UnsafePointer<Float>, _ incX: Int32,
  _ Y: UnsafeMutablePointer<Float>, _ incY: Int32
) { for i in 0..<Int(N) { Y[i * Int(incY)] += alpha * X[i * Int(incX)] } }

/// Multiplies a vector by a number.
public func cblas_sscal(_ N: Int32, _ alpha: Float, _ X: UnsafeMutablePointer<Float>, _ incX: Int32)
{
  for i in 0..<Int(N) { X[i * Int(incX)] *= alpha }
}

/// Multiplies matrices: `C` becomes `alpha` times `A` times `B`, and `beta` times itself.
public func cblas_sgemm(
  _ ORDER: CBLAS_ORDER, _ TRANSA: CBLAS_TRANSPOSE, _ TRANSB: CBLAS_TRANSPOSE, _ M: Int32,
  _ N: Int32, _ K: Int32, _ ALPHA: Float, _ A: UnsafePointer<Float>, _ LDA: Int32,
  _ B: UnsafePointer<Float>, _ LDB: Int32, _ BETA: Float, _ C: UnsafeMutablePointer<Float>,
  _ LDC: Int32
) {
  let isRows = ORDER == CblasRowMajor
  func place(_ row: Int, _ column: Int, _ length: Int32, turned: Bool = false) -> Int {
    isRows == turned ? column * Int(length) + row : row * Int(length) + column
  }
  for row in 0..<Int(M) {
    for column in 0..<Int(N) {
      let sum = (0..<Int(K)).reduce(Float(0)) { sum, inner in
        sum + A[place(row, inner, LDA, turned: TRANSA == CblasTrans)]
          * B[place(inner, column, LDB, turned: TRANSB == CblasTrans)]
      }
      let target = place(row, column, LDC)
      C[target] = ALPHA * sum + (BETA == 0 ? 0 : BETA * C[target])
    }
  }
}
