/// Phones.
extension ViewImageConfig {
  /// An iPhone SE of the first generation, upright.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// An iPhone SE of the first generation.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.se.config(orientation)
  }

  /// An iPhone 8, upright.
  public static let iPhone8 = iPhone8(.portrait)
  /// An iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.eight.config(orientation)
  }

  /// An iPhone 8 Plus, upright.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// An iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.eightPlus.config(orientation)
  }

  /// An iPhone X, upright.
  public static let iPhoneX = iPhoneX(.portrait)
  /// An iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.ten.config(orientation)
  }

  /// An iPhone XS Max, upright.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// An iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.tenSMax.config(orientation)
  }

  /// An iPhone XR, upright.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// An iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.tenR.config(orientation)
  }

  /// An iPhone 12, upright.
  public static let iPhone12 = iPhone12(.portrait)
  /// An iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.twelve.config(orientation)
  }

  /// An iPhone 12 Pro, upright.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// An iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.twelve.config(orientation)
  }

  /// An iPhone 12 Pro Max, upright.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// An iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.twelveProMax.config(orientation)
  }

  /// An iPhone 13, upright.
  public static let iPhone13 = iPhone13(.portrait)
  /// An iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.twelve.config(orientation)
  }

  /// An iPhone 13 mini, upright.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// An iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.thirteenMini.config(orientation)
  }

  /// An iPhone 13 Pro, upright.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// An iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.twelve.config(orientation)
  }

  /// An iPhone 13 Pro Max, upright.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// An iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.twelveProMax.config(orientation)
  }
}
