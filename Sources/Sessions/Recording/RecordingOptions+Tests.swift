import ElementModel
import SourceIndex
import SourceModel

extension RecordingOptions {
  /// How a test sees to it by itself that the device is so.
  ///
  /// XCUITest can set some of it, and UIKit takes some from the arguments of a launch. What only the
  /// simulator and the scheme decide is said in words.
  var testSettings: TestSettings {
    var settings = TestSettings()
    var others = self
    if let value = values["appearance"].flatMap(DeviceSettings.Appearance.init) {
      settings.device.append("XCUIDevice.shared.appearance = .\(value.rawValue)")
      others.values["appearance"] = nil
    }
    if let value = values["orientation"].flatMap(DeviceSettings.Orientation.init) {
      settings.device.append("XCUIDevice.shared.orientation = .\(value.rawValue)")
      others.values["orientation"] = nil
    }
    var launched = RecordingOptions()
    var arguments: [String] = []
    for (name, values) in launchArguments {
      arguments += values
      launched.values[name] = others.values.removeValue(forKey: name)
    }
    if !arguments.isEmpty {
      let list = arguments.map(SwiftLiteral.readable).joined(separator: ", ")
      settings.launch = ["app.launchArguments += [\(list)]"]
    }
    settings.launchInWords = launched.words
    settings.words = others.words
    return settings
  }

  /// Arguments of a launch, by the option that they stand for.
  private var launchArguments: [(name: String, values: [String])] {
    var all: [(String, [String])] = []
    if let locale = values["locale"], DeviceSettings.isLocale(locale) {
      let language = locale.replacing("_", with: "-")
      all.append(("locale", ["-AppleLanguages", "(\(language))", "-AppleLocale", locale]))
    }
    if let size = values["dynamic-type-size"].flatMap(DeviceSettings.TypeSize.init) {
      let name = "UICTContentSizeCategory\(size.categoryName)"
      all.append(("dynamic-type-size", ["-UIPreferredContentSizeCategoryName", name]))
    }
    // There is no argument for the other direction.
    if values["layout-direction"] == DeviceSettings.LayoutDirection.rightToLeft.rawValue {
      let names = ["-AppleTextDirection", "-NSForceRightToLeftWritingDirection"]
      all.append(("layout-direction", names.flatMap { [$0, "YES"] }))
    }
    return all
  }
}

extension DeviceSettings.TypeSize {
  /// The end of the raw value of UIKit's `UIContentSizeCategory` for it.
  fileprivate var categoryName: String {
    switch self {
    case .xSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "XL"
    case .xxLarge: "XXL"
    case .xxxLarge: "XXXL"
    case .accessibility1: "AccessibilityM"
    case .accessibility2: "AccessibilityL"
    case .accessibility3: "AccessibilityXL"
    case .accessibility4: "AccessibilityXXL"
    case .accessibility5: "AccessibilityXXXL"
    }
  }
}
