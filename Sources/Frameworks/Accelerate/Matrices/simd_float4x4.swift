/// A matrix of 4 by 4 numbers, column by column.
public struct simd_float4x4: Hashable, Sendable {
  /// The columns.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// A matrix of columns.
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }

  /// A matrix of columns.
  public init(
    _ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>
  ) {
    columns = (col0, col1, col2, col3)
  }

  /// A matrix of columns.
  public init(_ columns: [SIMD4<Float>]) {
    self.init(columns: (columns[0], columns[1], columns[2], columns[3]))
  }

  /// A matrix of rows.
  public init(rows: [SIMD4<Float>]) { self = simd_float4x4(rows).transpose }

  /// A matrix with a number on its diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }

  /// A matrix with numbers on its diagonal.
  public init(diagonal: SIMD4<Float>) {
    self.init()
    for i in 0..<4 { self[i][i] = diagonal[i] }
  }

  /// A matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }

  /// A column.
  public subscript(column: Int) -> SIMD4<Float> {
    get { list[column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }

  /// A number.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  private var list: [SIMD4<Float>] { [columns.0, columns.1, columns.2, columns.3] }

  /// The matrix turned over.
  public var transpose: simd_float4x4 {
    var turned = simd_float4x4()
    for i in 0..<4 { for j in 0..<4 { turned[i][j] = self[j][i] } }
    return turned
  }

  /// The matrix that undoes this one; what is not a number where there is none.
  public var inverse: simd_float4x4 {
    let rows = Elimination.inverse((0..<4).map { row in (0..<4).map { Double(self[$0][row]) } })
    var result = simd_float4x4()
    for i in 0..<4 { for j in 0..<4 { result[i][j] = Float(rows[j][i]) } }
    return result
  }

  /// How much it enlarges.
  public var determinant: Float {
    Float(Elimination.determinant((0..<4).map { row in (0..<4).map { Double(self[$0][row]) } }))
  }

  /// The product with a vector.
  public static func * (matrix: simd_float4x4, vector: SIMD4<Float>) -> SIMD4<Float> {
    matrix.columns.0 * vector[0] + matrix.columns.1 * vector[1] + matrix.columns.2 * vector[2]
      + matrix.columns.3 * vector[3]
  }

  /// The product of two matrices.
  public static func * (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      columns: (
        left * right.columns.0, left * right.columns.1, left * right.columns.2,
        left * right.columns.3
      ))
  }

  /// The product with a number.
  public static func * (scalar: Float, matrix: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      columns: (
        matrix.columns.0 * scalar, matrix.columns.1 * scalar, matrix.columns.2 * scalar,
        matrix.columns.3 * scalar
      ))
  }

  /// The sum of two matrices.
  public static func + (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      columns: (
        left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
        left.columns.2 + right.columns.2, left.columns.3 + right.columns.3
      ))
  }

  /// The difference of two matrices.
  public static func - (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      columns: (
        left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
        left.columns.2 - right.columns.2, left.columns.3 - right.columns.3
      ))
  }

  /// Multiplies by another matrix.
  public static func *= (left: inout simd_float4x4, right: simd_float4x4) { left = left * right }

  /// Whether two matrices have the same numbers.
  public static func == (left: simd_float4x4, right: simd_float4x4) -> Bool {
    left.list == right.list
  }

  /// Feeds the numbers to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(list) }
}

/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(
  columns: ([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]))

/// The product of two matrices.
public func simd_mul(_ left: simd_float4x4, _ right: simd_float4x4) -> simd_float4x4 {
  left * right
}
/// The product with a vector.
public func simd_mul(_ left: simd_float4x4, _ right: SIMD4<Float>) -> SIMD4<Float> { left * right }
/// The product of two matrices.
public func matrix_multiply(_ left: simd_float4x4, _ right: simd_float4x4) -> simd_float4x4 {
  left * right
}
/// The product with a vector.
public func matrix_multiply(_ left: simd_float4x4, _ right: SIMD4<Float>) -> SIMD4<Float> {
  left * right
}
/// The matrix that undoes another.
public func simd_inverse(_ matrix: simd_float4x4) -> simd_float4x4 { matrix.inverse }
/// A matrix turned over.
public func simd_transpose(_ matrix: simd_float4x4) -> simd_float4x4 { matrix.transpose }
