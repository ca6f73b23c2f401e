extension BuildSettings {
  /// A kind of device.
  package enum DeviceFamily: String, Hashable, Sendable {
    case phone, pad, tv, watch, vision
  }

  /// What tests and other apps call the product; `nil` where nothing says it.
  package var bundleIdentifier: String? { text("PRODUCT_BUNDLE_IDENTIFIER") }

  /// What the product is called.
  package var productName: String { text("PRODUCT_NAME") ?? "" }

  /// What code imports it by.
  package var moduleName: String { text("PRODUCT_MODULE_NAME") ?? "" }

  /// The oldest system that it runs on, such as `17.0`; `nil` where nothing says it.
  package var deploymentTarget: String? { text("IPHONEOS_DEPLOYMENT_TARGET") }

  /// The devices that it runs on.
  package var deviceFamilies: [DeviceFamily] {
    let families: [String: DeviceFamily] = [
      "1": .phone, "2": .pad, "3": .tv, "4": .watch, "7": .vision,
    ]
    return (self["TARGETED_DEVICE_FAMILY"] ?? "").split { ", ".contains($0) }
      .compactMap { families[String($0)] }
  }

  /// The platforms that it is built for, such as `iphoneos` and `iphonesimulator`; of one that only
  /// names an SDK, that.
  package var supportedPlatforms: [String] {
    let platforms = list("SUPPORTED_PLATFORMS")
    return platforms.isEmpty ? list("SDKROOT") : platforms
  }

  /// Whether it is built for phones or their simulator; so is what says nothing about it.
  package var isForPhones: Bool {
    let platforms = supportedPlatforms
    return platforms.isEmpty || platforms.contains { $0.hasPrefix("iphone") || $0 == "auto" }
  }

  /// The language that the app is developed in.
  package var developmentLanguage: String? { text("DEVELOPMENT_LANGUAGE") }

  /// The name of the target that tests drive, where the settings say it.
  package var testTargetName: String? { text("TEST_TARGET_NAME") }

  /// The `Info.plist` that is written by hand, absolute; `nil` where all of it is generated.
  package var infoPlistFile: String? { path("INFOPLIST_FILE") }

  /// Whether an `Info.plist` is generated, or what is written is completed.
  package var generatesInfoPlist: Bool { flag("GENERATE_INFOPLIST_FILE") ?? false }

  /// A path that a setting names, absolute; relative ones start at `SRCROOT`.
  package func path(_ name: String) -> String? {
    text(name).map { FilePath.absolute($0, in: self["SRCROOT"] ?? "/") }
  }
}
