extension BuildSettings {
  /// What the product's `Info.plist` comes to: what is written, with references resolved, and over
  /// it what settings generate.
  ///
  /// - Parameters:
  ///   - boundary: The folder outside of which nothing is read; `nil` for the repository that the
  ///     project is in, or else its folder.
  ///   - problems: Gets a file that is missing or is no property list.
  /// - Returns: The values by key.
  package func infoPlist(
    boundary: String? = nil, problems: inout [ProjectProblem]
  ) -> [String: DocumentValue] {
    var values: [String: DocumentValue] = [:]
    if let file = infoPlistFile {
      do throws(ProjectReadingError) {
        let root = self["SRCROOT"] ?? FilePath.folder(of: file)
        values = try Self.propertyList(
          file, boundary: boundary ?? ProjectFinder.boundary(of: root))
      } catch {
        problems.append(.document(error, place: nil))
      }
    }
    let expansion = SettingExpansion(table: table, context: context)
    values = values.mapValues { Self.expand($0, expansion) }
    return generatesInfoPlist ? completed(values) : values
  }

  /// What the product's `Info.plist` comes to; what cannot be read says nothing.
  package var infoPlist: [String: DocumentValue] {
    var problems: [ProjectProblem] = []
    return infoPlist(problems: &problems)
  }

  private static func propertyList(
    _ file: String, boundary: String
  ) throws(ProjectReadingError) -> [String: DocumentValue] {
    let data = try ProjectFiles(boundary: boundary).data(of: file)
    do {
      return try DocumentValue(propertyList: data).mapping ?? [:]
    } catch {
      throw .malformed(path: file, line: nil, reason: "it is no property list")
    }
  }

  private static func expand(_ value: DocumentValue, _ expansion: SettingExpansion)
    -> DocumentValue
  {
    switch value {
    case .text(let text): .text(expansion.expand(text))
    case .list(let values): .list(values.map { expand($0, expansion) })
    case .mapping(let values): .mapping(values.mapValues { expand($0, expansion) })
    case .flag, .nothing: value
    }
  }

  private static let keyPrefix = "INFOPLIST_KEY_"

  /// Keys whose values are lists, which settings write as words.
  private static let lists: Set<String> = [
    "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~iphone",
    "UISupportedInterfaceOrientations~ipad", "UIRequiredDeviceCapabilities", "UIBackgroundModes",
  ]

  private func completed(_ written: [String: DocumentValue]) -> [String: DocumentValue] {
    var values: [String: DocumentValue] = [
      "CFBundleName": .text(productName), "CFBundleExecutable": .text(productName),
      "CFBundlePackageType": .text(self["PRODUCT_BUNDLE_PACKAGE_TYPE"] ?? "APPL"),
    ]
    values["CFBundleIdentifier"] = bundleIdentifier.map { .text($0) }
    values["CFBundleShortVersionString"] = text("MARKETING_VERSION").map { .text($0) }
    values["CFBundleVersion"] = text("CURRENT_PROJECT_VERSION").map { .text($0) }
    values["CFBundleDevelopmentRegion"] = developmentLanguage.map { .text($0) }
    values.merge(written) { _, own in own }
    for name in names where name.hasPrefix(Self.keyPrefix) {
      guard let text = text(name) else { continue }
      add(String(name.dropFirst(Self.keyPrefix.count)), text, to: &values)
    }
    return values
  }

  private func add(_ name: String, _ text: String, to values: inout [String: DocumentValue]) {
    switch name {
    case "UIApplicationSceneManifest_Generation":
      if Bool(setting: text) == true, values["UIApplicationSceneManifest"] == nil {
        values["UIApplicationSceneManifest"] = .mapping([
          "UIApplicationSupportsMultipleScenes": .flag(true)
        ])
      }
    case "UILaunchScreen_Generation":
      if Bool(setting: text) == true, values["UILaunchScreen"] == nil {
        values["UILaunchScreen"] = .mapping([:])
      }
    default:
      // The names of settings have no `~`, which parts devices in the keys.
      let key = name.replacing("_iPhone", with: "~iphone").replacing("_iPad", with: "~ipad")
      if Self.lists.contains(key) {
        values[key] = .list(SettingWords.split(text).map { .text($0) })
      } else if let flag = Bool(setting: text), text == "YES" || text == "NO" {
        values[key] = .flag(flag)
      } else {
        values[key] = .text(text)
      }
    }
  }
}
