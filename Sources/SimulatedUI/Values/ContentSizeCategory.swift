/// The size of texts that the person has chosen, in the older spelling of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The sizes, smallest first.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The sizes for people who need larger text.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The largest sizes.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes for people who need larger text.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The same size in the newer spelling.
  init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = Self.allCases.indices.contains(index) ? Self.allCases[index] : .large
  }

  /// The size in the newer spelling.
  var dynamicTypeSize: DynamicTypeSize {
    let all = DynamicTypeSize.allCases
    return all.indices.contains(order) ? all[order] : .large
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 3 }

  /// Whether a size is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.order < rhs.order }
  /// Whether a size is no larger than another.
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.order <= rhs.order }
  /// Whether a size is larger than another.
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.order > rhs.order }
  /// Whether a size is no smaller than another.
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.order >= rhs.order }
}

extension EnvironmentValues {
  /// The size of texts, in the older spelling of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
