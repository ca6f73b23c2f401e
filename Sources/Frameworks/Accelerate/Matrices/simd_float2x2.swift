/// A matrix of 2 by 2 numbers, column by column.
public struct simd_float2x2: Hashable, Sendable {
  /// The columns.
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  /// A matrix of columns.
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }

  /// A matrix of columns.
  public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) {
    columns = (col0, col1)
  }

  /// A matrix of columns.
  public init(_ columns: [SIMD2<Float>]) {
    self.init(columns: (columns[0], columns[1]))
  }

  /// A matrix of rows.
  public init(rows: [SIMD2<Float>]) { self = simd_float2x2(rows).transpose }

  /// A matrix with a number on its diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }

  /// A matrix with numbers on its diagonal.
  public init(diagonal: SIMD2<Float>) {
    self.init()
    for i in 0..<2 { self[i][i] = diagonal[i] }
  }

  /// A matrix of zeros.
  public init() { columns = (.zero, .zero) }

  /// A column.
  public subscript(column: Int) -> SIMD2<Float> {
    get { list[column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }

  /// A number.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  private var list: [SIMD2<Float>] { [columns.0, columns.1] }

  /// The matrix turned over.
  public var transpose: simd_float2x2 {
    var turned = simd_float2x2()
    for i in 0..<2 { for j in 0..<2 { turned[i][j] = self[j][i] } }
    return turned
  }

  /// The matrix that undoes this one; what is not a number where there is none.
  public var inverse: simd_float2x2 {
    let rows = Elimination.inverse((0..<2).map { row in (0..<2).map { Double(self[$0][row]) } })
    var result = simd_float2x2()
    for i in 0..<2 { for j in 0..<2 { result[i][j] = Float(rows[j][i]) } }
    return result
  }

  /// How much it enlarges.
  public var determinant: Float {
    Float(Elimination.determinant((0..<2).map { row in (0..<2).map { Double(self[$0][row]) } }))
  }

  /// The product with a vector.
  public static func * (matrix: simd_float2x2, vector: SIMD2<Float>) -> SIMD2<Float> {
    matrix.columns.0 * vector[0] + matrix.columns.1 * vector[1]
  }

  /// The product of two matrices.
  public static func * (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(columns: (left * right.columns.0, left * right.columns.1))
  }

  /// The product with a number.
  public static func * (scalar: Float, matrix: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(columns: (matrix.columns.0 * scalar, matrix.columns.1 * scalar))
  }

  /// The sum of two matrices.
  public static func + (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(columns: (left.columns.0 + right.columns.0, left.columns.1 + right.columns.1))
  }

  /// The difference of two matrices.
  public static func - (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(columns: (left.columns.0 - right.columns.0, left.columns.1 - right.columns.1))
  }

  /// Multiplies by another matrix.
  public static func *= (left: inout simd_float2x2, right: simd_float2x2) { left = left * right }

  /// Whether two matrices have the same numbers.
  public static func == (left: simd_float2x2, right: simd_float2x2) -> Bool {
    left.list == right.list
  }

  /// Feeds the numbers to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(list) }
}

/// The matrix that changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(columns: ([1, 0], [0, 1]))

/// The product of two matrices.
public func simd_mul(_ left: simd_float2x2, _ right: simd_float2x2) -> simd_float2x2 {
  left * right
}
/// The product with a vector.
public func simd_mul(_ left: simd_float2x2, _ right: SIMD2<Float>) -> SIMD2<Float> { left * right }
/// The product of two matrices.
public func matrix_multiply(_ left: simd_float2x2, _ right: simd_float2x2) -> simd_float2x2 {
  left * right
}
/// The product with a vector.
public func matrix_multiply(_ left: simd_float2x2, _ right: SIMD2<Float>) -> SIMD2<Float> {
  left * right
}
/// The matrix that undoes another.
public func simd_inverse(_ matrix: simd_float2x2) -> simd_float2x2 { matrix.inverse }
/// A matrix turned over.
public func simd_transpose(_ matrix: simd_float2x2) -> simd_float2x2 { matrix.transpose }
