import ElementModel
import Foundation
import SourceIndex
import Testing

@testable import Sessions

struct RecordingOptionsTests {
  private let options = RecordingOptions(
    settings: [.locale: "ja_JP", .dynamicTypeSize: "xLarge"], network: "latency=1s, fail=5%",
    fixtures: "/machine/My fixtures")

  @Test func whatIsReadIsWhatWasWritten() throws {
    #expect(RecordingOptions(heading: options.heading) == options)
    let file = try RecordingFile(Self.file(options).data())
    #expect(file.options == options)
    #expect(file.options?.settings == [.locale: "ja_JP", .dynamicTypeSize: "xLarge"])
  }

  @Test func aRecordingWithoutOptionsIsReadAsBefore() throws {
    let data = Data(#"{"version": 1, "from": "A/b", "steps": []}"#.utf8)
    #expect(try RecordingFile(data).options == nil)
    let unknown = #"{"version": 1, "from": "A/b", "steps": [], "options": {"colour": "red"}}"#
    #expect(try RecordingFile(Data(unknown.utf8)).options?.isEmpty == true)
  }

  @Test func theLineNamesNoFolderOfTheMachineAndEndsNoComment() {
    #expect(
      options.words == [
        "--dynamic-type-size xLarge", #"--fixtures "My fixtures""#, "--locale ja_JP",
        #"--network "latency=1s, fail=5%""#,
      ])
    let odd = RecordingOptions(settings: [.device: "iPhone\nfatalError()"])
    #expect(odd.words == [#"--device "iPhone fatalError()""#])
    #expect(odd.heading.isEmpty)
  }

  @Test func aTestSaysItselfWhatItCan() {
    var chosen = options
    chosen.values["appearance"] = "dark"
    chosen.values["layout-direction"] = "rightToLeft"
    let settings = chosen.testSettings
    #expect(settings.device == ["XCUIDevice.shared.appearance = .dark"])
    #expect(
      settings.launch == [
        #"app.launchArguments += ["-AppleLanguages", "(ja-JP)", "-AppleLocale", "ja_JP", "#
          + #""-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryXL", "#
          + #""-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"]"#
      ])
    #expect(
      settings.launchInWords == [
        "--dynamic-type-size xLarge", "--layout-direction rightToLeft", "--locale ja_JP",
      ])
    #expect(settings.words.map { $0.prefix(9) } == ["--fixture", "--network"])
    // What a file says and pomelo does not know is no code.
    let hostile = RecordingOptions(settings: [
      .locale: #"ja") ; fatalError("#, .appearance: "dark; fatalError()", .orientation: "x",
    ]).testSettings
    #expect(hostile.device.isEmpty && hostile.launch.isEmpty)
  }

  private static func file(_ options: RecordingOptions) -> RecordingFile {
    var file = RecordingFile(from: "A/b", steps: [])
    file.options = options
    return file
  }
}
