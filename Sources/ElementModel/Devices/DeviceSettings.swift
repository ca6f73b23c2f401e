/// A simulated device as a person sets it up: its model, what is chosen in its Settings, and how
/// it is held.
package struct DeviceSettings: Codable, Hashable, Sendable {
  /// Whether interfaces are light or dark.
  package enum Appearance: String, CaseIterable, Codable, Sendable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark
  }

  /// How large text is: the cases of SwiftUI's `DynamicTypeSize`.
  package enum TypeSize: String, CaseIterable, Codable, Sendable {
    /// Smaller than usual.
    case xSmall, small, medium
    /// As devices come.
    case large
    /// Larger than usual.
    case xLarge, xxLarge, xxxLarge
    /// Sizes for people who see little.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  /// In which direction interfaces run: the cases of SwiftUI's `LayoutDirection`.
  package enum LayoutDirection: String, CaseIterable, Codable, Sendable {
    /// As in English.
    case leftToRight
    /// As in Arabic.
    case rightToLeft
  }

  /// How the device is held: the cases of `UIDeviceOrientation` that screens follow.
  package enum Orientation: String, CaseIterable, Codable, Sendable {
    /// Upright.
    case portrait
    /// Upright, with the home button above; phones do not follow.
    case portraitUpsideDown
    /// On its side, with the home button to the right.
    case landscapeLeft
    /// On its side, with the home button to the left.
    case landscapeRight
  }

  /// Name of the model.
  package var device: String
  /// The version of iOS; the standard one when nil.
  package var os: SystemVersion?
  /// Whether interfaces are light or dark.
  package var appearance: Appearance
  /// How large text is.
  package var typeSize: TypeSize
  /// The person's language and region, such as `ja_JP`.
  package var locale: String
  /// In which direction interfaces run; as the locale's language when nil.
  package var layoutDirection: LayoutDirection?
  /// How the device is held.
  package var orientation: Orientation
  /// What apps are allowed before they ask; nothing when nil.
  package var permissions: PermissionAnswers?

  /// A device as it comes out of its box in the United States.
  package static let standard = DeviceSettings()

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - device: Name of the model.
  ///   - os: The version of iOS; the standard one when nil.
  ///   - appearance: Whether interfaces are light or dark.
  ///   - typeSize: How large text is.
  ///   - locale: The person's language and region.
  ///   - layoutDirection: In which direction interfaces run; as the locale's language when nil.
  ///   - orientation: How the device is held.
  ///   - permissions: What apps are allowed before they ask; nothing when nil.
  package init(
    device: String = DeviceModel.standard.name, os: SystemVersion? = nil,
    appearance: Appearance = .light, typeSize: TypeSize = .large, locale: String = "en_US",
    layoutDirection: LayoutDirection? = nil, orientation: Orientation = .portrait,
    permissions: PermissionAnswers? = nil
  ) {
    self.device = device
    self.os = os
    self.appearance = appearance
    self.typeSize = typeSize
    self.locale = locale
    self.layoutDirection = layoutDirection
    self.orientation = orientation
    self.permissions = permissions
  }

  /// The model; the standard one when none has the name.
  package var model: DeviceModel { DeviceModel.named(device) ?? .standard }

  /// The version of iOS.
  package var system: SystemVersion { os ?? .standard }

  /// The model, and what differs from a device as it comes, in a few words.
  package var summary: String {
    let others = DeviceSetting.allCases.dropFirst().filter { setting in
      value(of: setting) != Self.standard.value(of: setting)
    }
    return ([device] + others.map { $0 == .os ? "iOS \(system)" : value(of: $0) }).joined(
      separator: " · ")
  }

  /// In which direction interfaces run.
  package var effectiveLayoutDirection: LayoutDirection {
    if let layoutDirection { return layoutDirection }
    let language = locale.prefix { $0 != "_" && $0 != "-" }.lowercased()
    return Self.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
  }

  /// Languages of iOS that are written from right to left.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ku", "ps", "sd", "ug", "ur", "yi",
  ]

  /// Whether a text has the form of a locale's name: a language, and what `_` or `-` add to it.
  package static func isLocale(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let language = parts.first, (2...3).contains(language.count), parts.count <= 4 else {
      return false
    }
    return language.allSatisfy { $0.isASCII && $0.isLetter }
      && parts.dropFirst().allSatisfy { part in
        (2...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}
