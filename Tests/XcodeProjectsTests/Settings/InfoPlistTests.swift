import Testing

@testable import XcodeProjects

struct InfoPlistTests {
  private static let written = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleDisplayName</key><string>$(PRODUCT_NAME) β</string>
    <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
    <array><string>$(SCHEME)</string></array></dict></array>
    <key>UIViewControllerBasedStatusBarAppearance</key><true/>
    </dict></plist>
    """

  private func settings(_ extra: [(String, String)], _ sample: SampleFolder) -> BuildSettings {
    var table = SettingTable()
    let standard = [
      ("SRCROOT", sample.path), ("TARGET_NAME", "App"), ("SCHEME", "app"),
      ("PRODUCT_BUNDLE_IDENTIFIER", "com.example.app"),
      ("INFOPLIST_KEY_NSCameraUsageDescription", "Scan"),
      ("INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents", "YES"),
      (
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone",
        "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft"
      ),
    ]
    for (key, value) in standard + extra { table.assign(key, value) }
    return BuildSettings(table: table, context: .simulator)
  }

  @Test func writtenAndGeneratedAreOne() throws {
    let sample = try SampleFolder(["Info.plist": Self.written])
    let plist = settings(
      [("INFOPLIST_FILE", "Info.plist"), ("GENERATE_INFOPLIST_FILE", "YES")], sample
    ).infoPlist
    #expect(plist["CFBundleDisplayName"] == "App β")
    #expect(plist["CFBundleURLTypes"]?.list?.first?["CFBundleURLSchemes"]?.texts == ["app"])
    #expect(plist["CFBundleIdentifier"] == "com.example.app")
    #expect(plist["NSCameraUsageDescription"] == "Scan")
    #expect(plist["UIApplicationSupportsIndirectInputEvents"] == .flag(true))
    #expect(plist["UIViewControllerBasedStatusBarAppearance"]?.flag == true)
    #expect(plist["UISupportedInterfaceOrientations~iphone"]?.texts.count == 2)
  }

  @Test func onlyWhatIsWrittenCountsWhereNothingIsGenerated() throws {
    let sample = try SampleFolder(["Info.plist": Self.written])
    let plist = settings([("INFOPLIST_FILE", "Info.plist")], sample).infoPlist
    #expect(plist["NSCameraUsageDescription"] == nil)
    #expect(plist.count == 3)
  }

  @Test func aFileThatIsNoneIsAProblem() throws {
    let sample = try SampleFolder(["Info.plist": "{{{"])
    var problems: [ProjectProblem] = []
    let settings = settings([("INFOPLIST_FILE", "Info.plist")], sample)
    #expect(settings.infoPlist(problems: &problems).isEmpty)
    #expect(problems.count == 1)
  }
}
