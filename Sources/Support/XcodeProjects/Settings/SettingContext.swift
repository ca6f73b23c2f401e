/// What is built for: conditions of build settings ask about it.
package struct SettingContext: Hashable, Sendable {
  /// The name of the build configuration.
  package var configuration: String
  /// The SDK with its version, such as `iphonesimulator18.5`.
  package var sdk: String
  /// The architecture.
  package var architecture: String

  /// Creates a context.
  package init(
    configuration: String = "Debug", sdk: String = "iphonesimulator18.5",
    architecture: String = "arm64"
  ) {
    self.configuration = configuration
    self.sdk = sdk
    self.architecture = architecture
  }

  /// A simulated phone, in the configuration `Debug`.
  package static let simulator = SettingContext()

  /// The SDK without its version.
  var sdkPlatform: String { String(sdk.prefix { !$0.isNumber }) }

  /// What Xcode itself sets, below all that a project says.
  var builtIns: [String: String] {
    [
      "CONFIGURATION": configuration, "PLATFORM_NAME": sdkPlatform, "SDK_NAME": sdk,
      "EFFECTIVE_PLATFORM_NAME": "-\(sdkPlatform)", "CURRENT_ARCH": architecture,
      "NATIVE_ARCH": architecture, "TARGETNAME": "$(TARGET_NAME)",
      "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "FULL_PRODUCT_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "SWIFT_MODULE_NAME": "$(PRODUCT_MODULE_NAME)", "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "SWIFT_PLATFORM_TARGET_PREFIX": "ios",
    ]
  }
}
