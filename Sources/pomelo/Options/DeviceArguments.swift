import ArgumentParser
import ElementModel

/// How the simulated device is set up, on the command line of every command that runs an app.
struct DeviceArguments: ParsableArguments {
  @Option(help: "Name of the device to simulate, such as \"iPhone 15\".")
  var device: String?

  @Option(help: "Version of iOS: 17, 18 or 26, or one of theirs, such as 18.2.")
  var os: String?

  @Option(help: "Whether interfaces are light or dark.")
  var appearance: String?

  @Option(help: "The text size: xSmall … large … xxxLarge, accessibility1 … accessibility5.")
  var dynamicTypeSize: String?

  @Option(help: "Language and region, such as ja_JP.")
  var locale: String?

  @Option(help: "leftToRight or rightToLeft; as the language when not given.")
  var layoutDirection: String?

  @Option(help: "How the device is held: portrait, landscapeLeft, landscapeRight …")
  var orientation: String?

  @Option(help: "What apps are allowed before they ask, such as camera=allow,location=deny.")
  var permissions: String?

  /// The settings that are given, by name.
  var settings: [DeviceSetting: String] {
    let values: [DeviceSetting: String?] = [
      .device: device, .os: os, .appearance: appearance, .dynamicTypeSize: dynamicTypeSize,
      .locale: locale, .layoutDirection: layoutDirection, .orientation: orientation,
      .permissions: permissions,
    ]
    return values.compactMapValues(\.self)
  }

  /// Takes settings for those that are not given.
  mutating func adopt(_ settings: [DeviceSetting: String]) {
    device = device ?? settings[.device]
    os = os ?? settings[.os]
    appearance = appearance ?? settings[.appearance]
    dynamicTypeSize = dynamicTypeSize ?? settings[.dynamicTypeSize]
    locale = locale ?? settings[.locale]
    layoutDirection = layoutDirection ?? settings[.layoutDirection]
    orientation = orientation ?? settings[.orientation]
    permissions = permissions ?? settings[.permissions]
  }
}
