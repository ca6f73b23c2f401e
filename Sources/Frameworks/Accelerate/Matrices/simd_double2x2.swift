/// A matrix of 2 by 2 numbers, column by column.
public struct simd_double2x2: Hashable, Sendable {
  /// The columns.
  public var columns: (SIMD2<Double>, SIMD2<Double>)

  /// A matrix of columns.
  public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }

  /// A matrix of columns.
  public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) {
    columns = (col0, col1)
  }

  /// A matrix of columns.
  public init(_ columns: [SIMD2<Double>]) {
    self.init(columns: (columns[0], columns[1]))
  }

  /// A matrix of rows.
  public init(rows: [SIMD2<Double>]) { self = simd_double2x2(rows).transpose }

  /// A matrix with a number on its diagonal.
  public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }

  /// A matrix with numbers on its diagonal.
  public init(diagonal: SIMD2<Double>) {
    self.init()
    for i in 0..<2 { self[i][i] = diagonal[i] }
  }

  /// A matrix of zeros.
  public init() { columns = (.zero, .zero) }

  /// A column.
  public subscript(column: Int) -> SIMD2<Double> {
    get { list[column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }

  /// A number.
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  private var list: [SIMD2<Double>] { [columns.0, columns.1] }

  /// The matrix turned over.
  public var transpose: simd_double2x2 {
    var turned = simd_double2x2()
    for i in 0..<2 { for j in 0..<2 { turned[i][j] = self[j][i] } }
    return turned
  }

  /// The matrix that undoes this one; what is not a number where there is none.
  public var inverse: simd_double2x2 {
    let rows = Elimination.inverse((0..<2).map { row in (0..<2).map { Double(self[$0][row]) } })
    var result = simd_double2x2()
    for i in 0..<2 { for j in 0..<2 { result[i][j] = Double(rows[j][i]) } }
    return result
  }

  /// How much it enlarges.
  public var determinant: Double {
    Double(Elimination.determinant((0..<2).map { row in (0..<2).map { Double(self[$0][row]) } }))
  }

  /// The product with a vector.
  public static func * (matrix: simd_double2x2, vector: SIMD2<Double>) -> SIMD2<Double> {
    matrix.columns.0 * vector[0] + matrix.columns.1 * vector[1]
  }

  /// The product of two matrices.
  public static func * (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(columns: (left * right.columns.0, left * right.columns.1))
  }

  /// The product with a number.
  public static func * (scalar: Double, matrix: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(columns: (matrix.columns.0 * scalar, matrix.columns.1 * scalar))
  }

  /// The sum of two matrices.
  public static func + (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(columns: (left.columns.0 + right.columns.0, left.columns.1 + right.columns.1))
  }

  /// The difference of two matrices.
  public static func - (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(columns: (left.columns.0 - right.columns.0, left.columns.1 - right.columns.1))
  }

  /// Multiplies by another matrix.
  public static func *= (left: inout simd_double2x2, right: simd_double2x2) { left = left * right }

  /// Whether two matrices have the same numbers.
  public static func == (left: simd_double2x2, right: simd_double2x2) -> Bool {
    left.list == right.list
  }

  /// Feeds the numbers to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(list) }
}

/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(columns: ([1, 0], [0, 1]))

/// The product of two matrices.
public func simd_mul(_ left: simd_double2x2, _ right: simd_double2x2) -> simd_double2x2 {
  left * right
}
/// The product with a vector.
public func simd_mul(_ left: simd_double2x2, _ right: SIMD2<Double>) -> SIMD2<Double> {
  left * right
}
/// The product of two matrices.
public func matrix_multiply(_ left: simd_double2x2, _ right: simd_double2x2) -> simd_double2x2 {
  left * right
}
/// The product with a vector.
public func matrix_multiply(_ left: simd_double2x2, _ right: SIMD2<Double>) -> SIMD2<Double> {
  left * right
}
/// The matrix that undoes another.
public func simd_inverse(_ matrix: simd_double2x2) -> simd_double2x2 { matrix.inverse }
/// A matrix turned over.
public func simd_transpose(_ matrix: simd_double2x2) -> simd_double2x2 { matrix.transpose }
