/// What numbers are kept as.
public enum MLMultiArrayDataType: Int, Sendable {
  /// The cases as Core ML numbers them.
  case double = 65600, float32 = 65568, float16 = 65552, int32 = 131104
  /// As Core ML has it.
  public static var float: MLMultiArrayDataType { .float32 }
}

/// Numbers in rows, rows of rows, and so on.
open class MLMultiArray: NSObject, @unchecked Sendable {
  /// How many there are in each direction.
  public let shape: [NSNumber]
  /// What they are kept as.
  public let dataType: MLMultiArrayDataType
  /// How far it is from one to the next in each direction.
  public let strides: [NSNumber]
  /// The numbers.
  private(set) var numbers: [NSNumber]

  /// Creates zeros.
  ///
  /// - Parameters:
  ///   - shape: How many in each direction.
  ///   - dataType: What they are kept as.
  /// - Throws: Nothing, as there is room.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    self.shape = shape
    self.dataType = dataType
    strides = Self.strides(shape)
    numbers = Array(repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
    super.init()
  }

  /// Creates a row of numbers.
  public convenience init<C: Collection>(_ data: C) throws where C.Element == Double {
    self.init(numbers: data.map { NSNumber(value: $0) })
  }

  init(numbers: [NSNumber]) {
    shape = [NSNumber(value: numbers.count)]
    dataType = .double
    strides = [1]
    self.numbers = numbers
    super.init()
  }

  /// How many there are.
  open var count: Int { numbers.count }

  /// One of them, counted through.
  open subscript(index: Int) -> NSNumber {
    get { numbers[index] }
    set { numbers[index] = newValue }
  }

  /// One of them, counted in each direction.
  open subscript(key: [NSNumber]) -> NSNumber {
    get { numbers[place(key)] }
    set { numbers[place(key)] = newValue }
  }

  private func place(_ key: [NSNumber]) -> Int {
    zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
  }

  private static func strides(_ shape: [NSNumber]) -> [NSNumber] {
    var strides: [NSNumber] = []
    var stride = 1
    for count in shape.reversed() {
      strides.append(NSNumber(value: stride))
      stride *= count.intValue
    }
    return strides.reversed()
  }
}
