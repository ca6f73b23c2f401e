/// A length that grows with the size of text that a person has chosen.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var factor: Value = 1

  /// Creates a length that grows as ordinary text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Creates a length that grows as a style of text does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The length.
  public var wrappedValue: Value {
    // Lengths are kept to thirds of a point, the pixels of a phone.
    factor == 1 ? base : (base * factor * 3).rounded() / 3
  }
}

extension ScaledMetric: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) {
    let usual = DynamicTypeTable.metrics(of: style, at: .large).size
    let chosen = DynamicTypeTable.metrics(of: style, at: node.environment.dynamicTypeSize).size
    factor = Value(chosen / usual)
  }
}

extension DynamicTypeSize {
  /// Whether the size is one of the five for people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
  /// Sets the size of text.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text within bounds.
  public func dynamicTypeSize<Bounds: RangeExpression>(
    _ range: Bounds
  ) -> some View where Bounds.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }
}
