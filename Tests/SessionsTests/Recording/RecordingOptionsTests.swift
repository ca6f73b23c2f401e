import ElementModel
import Foundation
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
      options.line
        == #"--dynamic-type-size xLarge --fixtures "My fixtures" --locale ja_JP --network "latency=1s, fail=5%""#
    )
    let odd = RecordingOptions(settings: [.device: "iPhone\nfatalError()"])
    #expect(odd.line == #"--device "iPhone fatalError()""#)
    #expect(odd.heading.isEmpty)
  }

  private static func file(_ options: RecordingOptions) -> RecordingFile {
    var file = RecordingFile(from: "A/b", steps: [])
    file.options = options
    return file
  }
}
