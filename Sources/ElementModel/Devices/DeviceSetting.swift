/// One of the things that can be set of a simulated device, with its values by name: what option,
/// manifest key and the explorer have in common.
package enum DeviceSetting: String, CaseIterable, Codable, Sendable {
  /// The model.
  case device
  /// The version of iOS.
  case os
  /// Light or dark.
  case appearance
  /// How large text is.
  case dynamicTypeSize
  /// Language and region.
  case locale
  /// From left to right, or from right to left.
  case layoutDirection
  /// How the device is held.
  case orientation
  /// What apps are allowed before they ask.
  case permissions

  /// What a person calls it.
  package var title: String {
    switch self {
    case .device: "Device"
    case .os: "System"
    case .appearance: "Appearance"
    case .dynamicTypeSize: "Text size"
    case .locale: "Language"
    case .layoutDirection: "Direction"
    case .orientation: "Orientation"
    case .permissions: "Permissions"
    }
  }

  /// The value of ``permissions`` of a device as it comes.
  fileprivate static let asking = "ask"

  /// The values to choose from; any other locale is one too, and several answers together.
  package var values: [String] {
    switch self {
    case .device: DeviceModel.all.map(\.name)
    case .os: SystemVersion.known.map(\.description)
    case .appearance: DeviceSettings.Appearance.allCases.map(\.rawValue)
    case .dynamicTypeSize: DeviceSettings.TypeSize.allCases.map(\.rawValue)
    case .locale:
      [
        "en_US", "en_GB", "ar_SA", "de_DE", "es_ES", "fr_FR", "he_IL", "hi_IN", "it_IT", "ja_JP",
        "ko_KR", "nl_NL", "pl_PL", "pt_BR", "ru_RU", "sv_SE", "th_TH", "tr_TR", "zh_CN", "zh_TW",
      ]
    case .layoutDirection: DeviceSettings.LayoutDirection.allCases.map(\.rawValue)
    case .orientation: DeviceSettings.Orientation.allCases.map(\.rawValue)
    case .permissions: [Self.asking] + PermissionAnswers.all
    }
  }

  /// What a value must be, for messages.
  package var expectation: String {
    switch self {
    case .locale: "a locale such as \"en_US\" or \"ja_JP\""
    case .os:
      SystemVersion.known.map { "\($0.major)" }.joined(separator: ", ")
        + ", or one of their versions, such as \"18.2\""
    case .permissions:
      "\"\(Self.asking)\", or answers such as \"camera=allow,location=deny\", of "
        + PermissionAnswers.all.joined(separator: ", ")
    default: "one of " + values.map { "\"\($0)\"" }.joined(separator: ", ")
    }
  }
}

extension DeviceSettings {
  /// The value of a setting, by name.
  package func value(of setting: DeviceSetting) -> String {
    switch setting {
    case .device: device
    case .os: system.description
    case .appearance: appearance.rawValue
    case .dynamicTypeSize: typeSize.rawValue
    case .locale: locale
    case .layoutDirection: effectiveLayoutDirection.rawValue
    case .orientation: orientation.rawValue
    case .permissions: permissions?.rawValue ?? DeviceSetting.asking
    }
  }

  /// Changes a setting.
  ///
  /// - Parameters:
  ///   - setting: What to change.
  ///   - value: The name of its new value.
  /// - Returns: Whether the setting has such a value; otherwise nothing is changed.
  package mutating func set(_ setting: DeviceSetting, to value: String) -> Bool {
    switch setting {
    case .device:
      guard DeviceModel.named(value) != nil else { return false }
      device = value
    case .os:
      guard let version = SystemVersion.named(value) else { return false }
      os = version
    case .locale:
      guard Self.isLocale(value) else { return false }
      locale = value
    case .appearance:
      guard let new = Appearance(rawValue: value) else { return false }
      appearance = new
    case .dynamicTypeSize:
      guard let new = TypeSize(rawValue: value) else { return false }
      typeSize = new
    case .layoutDirection:
      guard let new = LayoutDirection(rawValue: value) else { return false }
      layoutDirection = new
    case .orientation:
      guard let new = Orientation(rawValue: value) else { return false }
      orientation = new
    case .permissions:
      let new = PermissionAnswers(rawValue: value)
      guard new != nil || value == DeviceSetting.asking else { return false }
      permissions = new
    }
    return true
  }

  /// The value that a person's choice leads to.
  ///
  /// - Parameters:
  ///   - choice: One of the values of the setting.
  ///   - setting: The setting.
  /// - Returns: The choice; of permissions, with the answers that there are.
  package func value(choosing choice: String, of setting: DeviceSetting) -> String {
    guard setting == .permissions, choice != DeviceSetting.asking, let permissions else {
      return choice
    }
    return PermissionAnswers(rawValue: "\(permissions.rawValue),\(choice)")?.rawValue ?? choice
  }
}
