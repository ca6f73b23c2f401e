import Foundation
import TestSupport
import Testing

@testable import Workspace

/// What is read of an app's `Info.plist`.
struct InfoPlistTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleDisplayName</key><string>My Notes</string>
      <key>CFBundleURLTypes</key><array><dict>
        <key>CFBundleURLSchemes</key><array><string>notes</string></array>
      </dict></array>
      <key>NSCameraUsageDescription</key><string>To scan codes.</string>
    </dict></plist>
    """

  @Test func nameLinksAndPurposesAreRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text, to: "App/Resources/Info.plist")
    let information = InfoPlist(folders: [folder.path + "/App"])
    #expect(information.displayName == "My Notes")
    #expect(information.urlSchemes == ["notes"])
    #expect(information.usageDescriptions == ["NSCameraUsageDescription": "To scan codes."])
  }

  @Test(arguments: ["", "no plist", "<plist><array/></plist>"])
  func whatIsNoPropertyListOfKeysSaysNothing(text: String) {
    let information = InfoPlist(data: Data(text.utf8))
    #expect(information.displayName == nil)
    #expect(information.urlSchemes.isEmpty)
    #expect(information.usageDescriptions.isEmpty)
  }

  @Test func aNameThatIsABuildSettingIsNone() {
    let text = Self.text.replacingOccurrences(of: "My Notes", with: "$(PRODUCT_NAME)")
    #expect(InfoPlist(data: Data(text.utf8)).displayName == nil)
  }
}
