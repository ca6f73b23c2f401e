import SimulatedUIKit

// SwiftUI's values for what a view is shown in, and UIKit's, made of each other.

extension ColorScheme {
  /// The value for UIKit's; nil for one that says nothing.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceStyle {
  /// UIKit's value.
  public init(_ colorScheme: ColorScheme?) {
    self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }
}

extension UserInterfaceSizeClass {
  /// The value for UIKit's; nil for one that says nothing.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// UIKit's value.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
  }
}

extension LayoutDirection {
  /// The value for UIKit's; nil for one that says nothing.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}

extension DynamicTypeSize {
  /// The value for UIKit's; nil for one that says nothing.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let rank = UIContentSizeCategory.ordered.firstIndex(of: uiSizeCategory) else {
      return nil
    }
    self = Self.allCases[rank]
  }
}

extension ContentSizeCategory {
  /// The value for UIKit's; nil for one that says nothing.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let rank = UIContentSizeCategory.ordered.firstIndex(of: uiSizeCategory) else {
      return nil
    }
    self = Self.allCases[rank]
  }
}

extension UIContentSizeCategory {
  /// UIKit's value.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    let rank = dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }
    self = rank.map { Self.ordered[$0] } ?? .unspecified
  }

  /// UIKit's value.
  public init(_ category: ContentSizeCategory?) {
    let rank = category.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }
    self = rank.map { Self.ordered[$0] } ?? .unspecified
  }
}

extension Color {
  /// A colour of layers.
  nonisolated public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

  /// A colour of layers.
  nonisolated public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The colour for layers.
  nonisolated public var cgColor: CGColor? { UIColor(self).cgColor }
}
