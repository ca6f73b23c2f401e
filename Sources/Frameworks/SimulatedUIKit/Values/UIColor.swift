public import Foundation

/// A colour of the system or the app; only its name matters here.
public final class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// What the colour is called.
  package let name: String

  private init(system name: String) { self.name = name }

  /// A colour by its name here.
  package init(called name: String) { self.name = name }

  /// A colour of the app's asset catalogue.
  public init?(named name: String) { self.name = name }

  /// A colour by its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = alpha == 0 ? "clear" : "rgb(\(red),\(green),\(blue),\(alpha))"
  }

  /// A grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Whether two colours have the same name.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }

  /// The hash of the name.
  public override var hash: Int { name.hashValue }

  /// The colour itself, as it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Archives of colours need no other classes.
  public static var supportsSecureCoding: Bool { true }

  /// Reads a colour from an archive.
  public init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: Self.key) as? String else {
      return nil
    }
    self.name = name
  }

  /// Writes the colour to an archive.
  public func encode(with coder: NSCoder) { coder.encode(name as NSString, forKey: Self.key) }

  private static let key = "pomelo.name"
}

extension UIColor {
  /// The colour `black` of UIKit.
  public static let black = UIColor(system: "black")
  /// The colour `white` of UIKit.
  public static let white = UIColor(system: "white")
  /// The colour `red` of UIKit.
  public static let red = UIColor(system: "red")
  /// The colour `green` of UIKit.
  public static let green = UIColor(system: "green")
  /// The colour `blue` of UIKit.
  public static let blue = UIColor(system: "blue")
  /// The colour `gray` of UIKit.
  public static let gray = UIColor(system: "gray")
  /// The colour `yellow` of UIKit.
  public static let yellow = UIColor(system: "yellow")
  /// The colour `orange` of UIKit.
  public static let orange = UIColor(system: "orange")
  /// The colour `purple` of UIKit.
  public static let purple = UIColor(system: "purple")
  /// The colour `brown` of UIKit.
  public static let brown = UIColor(system: "brown")
  /// The colour `clear` of UIKit.
  public static let clear = UIColor(system: "clear")
  /// The colour `systemBackground` of UIKit.
  public static let systemBackground = UIColor(system: "systemBackground")
  /// The colour `secondarySystemBackground` of UIKit.
  public static let secondarySystemBackground = UIColor(system: "secondarySystemBackground")
  /// The colour `tertiarySystemBackground` of UIKit.
  public static let tertiarySystemBackground = UIColor(system: "tertiarySystemBackground")
  /// The colour `systemGroupedBackground` of UIKit.
  public static let systemGroupedBackground = UIColor(system: "systemGroupedBackground")
  /// The colour `secondarySystemGroupedBackground` of UIKit.
  public static let secondarySystemGroupedBackground = UIColor(
    system: "secondarySystemGroupedBackground")
  /// The colour `label` of UIKit.
  public static let label = UIColor(system: "label")
  /// The colour `secondaryLabel` of UIKit.
  public static let secondaryLabel = UIColor(system: "secondaryLabel")
  /// The colour `tertiaryLabel` of UIKit.
  public static let tertiaryLabel = UIColor(system: "tertiaryLabel")
  /// The colour `quaternaryLabel` of UIKit.
  public static let quaternaryLabel = UIColor(system: "quaternaryLabel")
  /// The colour `placeholderText` of UIKit.
  public static let placeholderText = UIColor(system: "placeholderText")
  /// The colour `separator` of UIKit.
  public static let separator = UIColor(system: "separator")
  /// The colour `link` of UIKit.
  public static let link = UIColor(system: "link")
  /// The colour `systemFill` of UIKit.
  public static let systemFill = UIColor(system: "systemFill")
  /// The colour `secondarySystemFill` of UIKit.
  public static let secondarySystemFill = UIColor(system: "secondarySystemFill")
  /// The colour `systemRed` of UIKit.
  public static let systemRed = UIColor(system: "systemRed")
  /// The colour `systemGreen` of UIKit.
  public static let systemGreen = UIColor(system: "systemGreen")
  /// The colour `systemBlue` of UIKit.
  public static let systemBlue = UIColor(system: "systemBlue")
  /// The colour `systemOrange` of UIKit.
  public static let systemOrange = UIColor(system: "systemOrange")
  /// The colour `systemYellow` of UIKit.
  public static let systemYellow = UIColor(system: "systemYellow")
  /// The colour `systemPink` of UIKit.
  public static let systemPink = UIColor(system: "systemPink")
  /// The colour `systemPurple` of UIKit.
  public static let systemPurple = UIColor(system: "systemPurple")
  /// The colour `systemTeal` of UIKit.
  public static let systemTeal = UIColor(system: "systemTeal")
  /// The colour `systemIndigo` of UIKit.
  public static let systemIndigo = UIColor(system: "systemIndigo")
  /// The colour `systemMint` of UIKit.
  public static let systemMint = UIColor(system: "systemMint")
  /// The colour `systemCyan` of UIKit.
  public static let systemCyan = UIColor(system: "systemCyan")
  /// The colour `systemBrown` of UIKit.
  public static let systemBrown = UIColor(system: "systemBrown")
  /// The colour `tintColor` of UIKit.
  public static let tintColor = UIColor(system: "accentColor")
  /// The colour `tertiarySystemFill` of UIKit.
  public static let tertiarySystemFill = UIColor(system: "tertiarySystemFill")
  /// The colour `quaternarySystemFill` of UIKit.
  public static let quaternarySystemFill = UIColor(system: "quaternarySystemFill")
  /// The colour `tertiarySystemGroupedBackground` of UIKit.
  public static let tertiarySystemGroupedBackground = UIColor(
    system: "tertiarySystemGroupedBackground")
  /// The colour `opaqueSeparator` of UIKit.
  public static let opaqueSeparator = UIColor(system: "opaqueSeparator")
  /// The colour `darkText` of UIKit.
  public static let darkText = UIColor(system: "black")
  /// The colour `systemGray` of UIKit.
  public static let systemGray = UIColor(system: "systemGray")
  /// The colour `systemGray2` of UIKit.
  public static let systemGray2 = UIColor(system: "systemGray2")
  /// The colour `systemGray3` of UIKit.
  public static let systemGray3 = UIColor(system: "systemGray3")
  /// The colour `systemGray4` of UIKit.
  public static let systemGray4 = UIColor(system: "systemGray4")
  /// The colour `systemGray5` of UIKit.
  public static let systemGray5 = UIColor(system: "systemGray5")
  /// The colour `systemGray6` of UIKit.
  public static let systemGray6 = UIColor(system: "systemGray6")
  /// The colour `lightGray` of UIKit.
  public static let lightGray = UIColor(system: "lightGray")
  /// The colour `darkGray` of UIKit.
  public static let darkGray = UIColor(system: "darkGray")
  /// The colour `cyan` of UIKit.
  public static let cyan = UIColor(system: "cyan")
  /// The colour `magenta` of UIKit.
  public static let magenta = UIColor(system: "magenta")
  /// The colour `lightText` of UIKit.
  public static let lightText = UIColor(system: "lightText")
}

extension UIColor {
  /// A colour by hue, saturation and brightness, from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// A colour of a screen that shows more than others.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
}
