public import SimulatedUIKit

/// What views on devices are shown in.
extension UITraitCollection {
  /// Those of an iPhone SE of the first generation.
  nonisolated public static func iPhoneSe(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { PhoneModel.se.traits(orientation) }

  /// Those of an iPhone 8.
  nonisolated public static func iPhone8(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { PhoneModel.eight.traits(orientation) }

  /// Those of an iPhone 8 Plus.
  nonisolated public static func iPhone8Plus(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { PhoneModel.eightPlus.traits(orientation) }

  /// Those of an iPhone X.
  nonisolated public static func iPhoneX(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { PhoneModel.ten.traits(orientation) }

  /// Those of an iPhone XR.
  nonisolated public static func iPhoneXr(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { PhoneModel.tenR.traits(orientation) }

  /// Those of an iPhone XS Max.
  nonisolated public static func iPhoneXsMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { PhoneModel.tenSMax.traits(orientation) }

  /// Those of an iPhone 12.
  nonisolated public static func iPhone12(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { PhoneModel.twelve.traits(orientation) }

  /// Those of an iPhone 12 Pro Max.
  nonisolated public static func iPhone12ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { PhoneModel.twelveProMax.traits(orientation) }

  /// Those of an iPhone 13.
  nonisolated public static func iPhone13(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { PhoneModel.twelve.traits(orientation) }

  /// Those of an iPhone 13 Pro Max.
  nonisolated public static func iPhone13ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { PhoneModel.twelveProMax.traits(orientation) }

  /// Those of an iPad mini.
  nonisolated public static let iPadMini = TabletModel.wide
  /// Those of an iPad mini of which the app has a narrow part.
  nonisolated public static let iPadMini_Compact_SplitView = TabletModel.narrow

  /// Those of an iPad of 9.7 inches.
  nonisolated public static let iPad9_7 = TabletModel.wide
  /// Those of an iPad of 9.7 inches of which the app has a narrow part.
  nonisolated public static let iPad9_7_Compact_SplitView = TabletModel.narrow

  /// Those of an iPad of 10.2 inches.
  nonisolated public static let iPad10_2 = TabletModel.wide
  /// Those of an iPad of 10.2 inches of which the app has a narrow part.
  nonisolated public static let iPad10_2_Compact_SplitView = TabletModel.narrow

  /// Those of an iPad Pro of 10.5 inches.
  nonisolated public static let iPadPro10_5 = TabletModel.wide
  /// Those of an iPad Pro of 10.5 inches of which the app has a narrow part.
  nonisolated public static let iPadPro10_5_Compact_SplitView = TabletModel.narrow

  /// Those of an iPad Pro of 11 inches.
  nonisolated public static let iPadPro11 = TabletModel.wide
  /// Those of an iPad Pro of 11 inches of which the app has a narrow part.
  nonisolated public static let iPadPro11_Compact_SplitView = TabletModel.narrow

  /// Those of an iPad Pro of 12.9 inches.
  nonisolated public static let iPadPro12_9 = TabletModel.wide
  /// Those of an iPad Pro of 12.9 inches of which the app has a narrow part.
  nonisolated public static let iPadPro12_9_Compact_SplitView = TabletModel.narrow
}
