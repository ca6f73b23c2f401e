/// A matrix of 3 by 3 numbers, column by column.
public struct simd_float3x3: Hashable, Sendable {
  /// The columns.
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  /// A matrix of columns.
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }

  /// A matrix of columns.
  public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) {
    columns = (col0, col1, col2)
  }

  /// A matrix of columns.
  public init(_ columns: [SIMD3<Float>]) {
    self.init(columns: (columns[0], columns[1], columns[2]))
  }

  /// A matrix of rows.
  public init(rows: [SIMD3<Float>]) { self = simd_float3x3(rows).transpose }

  /// A matrix with a number on its diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }

  /// A matrix with numbers on its diagonal.
  public init(diagonal: SIMD3<Float>) {
    self.init()
    for i in 0..<3 { self[i][i] = diagonal[i] }
  }

  /// A matrix of zeros.
  public init() { columns = (.zero, .zero, .zero) }

  /// A column.
  public subscript(column: Int) -> SIMD3<Float> {
    get { list[column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }

  /// A number.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  private var list: [SIMD3<Float>] { [columns.0, columns.1, columns.2] }

  /// The matrix turned over.
  public var transpose: simd_float3x3 {
    var turned = simd_float3x3()
    for i in 0..<3 { for j in 0..<3 { turned[i][j] = self[j][i] } }
    return turned
  }

  /// The matrix that undoes this one; what is not a number where there is none.
  public var inverse: simd_float3x3 {
    let rows = Elimination.inverse((0..<3).map { row in (0..<3).map { Double(self[$0][row]) } })
    var result = simd_float3x3()
    for i in 0..<3 { for j in 0..<3 { result[i][j] = Float(rows[j][i]) } }
    return result
  }

  /// How much it enlarges.
  public var determinant: Float {
    Float(Elimination.determinant((0..<3).map { row in (0..<3).map { Double(self[$0][row]) } }))
  }

  /// The product with a vector.
  public static func * (matrix: simd_float3x3, vector: SIMD3<Float>) -> SIMD3<Float> {
    matrix.columns.0 * vector[0] + matrix.columns.1 * vector[1] + matrix.columns.2 * vector[2]
  }

  /// The product of two matrices.
  public static func * (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(columns: (left * right.columns.0, left * right.columns.1, left * right.columns.2))
  }

  /// The product with a number.
  public static func * (scalar: Float, matrix: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(
      columns: (matrix.columns.0 * scalar, matrix.columns.1 * scalar, matrix.columns.2 * scalar))
  }

  /// The sum of two matrices.
  public static func + (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(
      columns: (
        left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
        left.columns.2 + right.columns.2
      ))
  }

  /// The difference of two matrices.
  public static func - (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(
      columns: (
        left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
        left.columns.2 - right.columns.2
      ))
  }

  /// Multiplies by another matrix.
  public static func *= (left: inout simd_float3x3, right: simd_float3x3) { left = left * right }

  /// Whether two matrices have the same numbers.
  public static func == (left: simd_float3x3, right: simd_float3x3) -> Bool {
    left.list == right.list
  }

  /// Feeds the numbers to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(list) }
}

/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(columns: ([1, 0, 0], [0, 1, 0], [0, 0, 1]))

/// The product of two matrices.
public func simd_mul(_ left: simd_float3x3, _ right: simd_float3x3) -> simd_float3x3 {
  left * right
}
/// The product with a vector.
public func simd_mul(_ left: simd_float3x3, _ right: SIMD3<Float>) -> SIMD3<Float> { left * right }
/// The product of two matrices.
public func matrix_multiply(_ left: simd_float3x3, _ right: simd_float3x3) -> simd_float3x3 {
  left * right
}
/// The product with a vector.
public func matrix_multiply(_ left: simd_float3x3, _ right: SIMD3<Float>) -> SIMD3<Float> {
  left * right
}
/// The matrix that undoes another.
public func simd_inverse(_ matrix: simd_float3x3) -> simd_float3x3 { matrix.inverse }
/// A matrix turned over.
public func simd_transpose(_ matrix: simd_float3x3) -> simd_float3x3 { matrix.transpose }
