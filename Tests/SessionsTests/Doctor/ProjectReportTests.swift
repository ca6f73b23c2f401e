import ElementModel
import Foundation
import SourceIndex
import SourceModel
import TerminalModel
import Testing

@testable import Sessions
@testable import Workspace

struct ProjectReportTests {
  private let project = Project(
    name: "Shop", bundleIdentifier: "com.example.Shop", folder: nil, appFolders: [],
    testFolders: [], device: .standard, firstTest: nil,
    appSettings: CompilerSettings(languageMode: "5"),
    testSettings: CompilerSettings(languageMode: "5"), appFiles: [], testFiles: [])

  private func complaint(_ message: String, _ file: String, _ line: Int) -> [CompilerComplaint] {
    CompilerComplaint.all(in: "\(file):\(line):1: error: \(message)")
  }

  private var modules: [ModuleDiagnosis] {
    var design = ModuleDiagnosis(name: "Design", part: .module, files: 3)
    design.complaints =
      complaint("cannot find 'glow' in scope", "/D/A.swift", 4)
      + complaint("no such module 'Lottie'", "/D/B.swift", 1)
      + complaint("cannot find 'glow' in scope", "/D/B\u{1B}.swift", 9)
    var guessed = complaint("cannot find 'LottieView' in scope", "/D/B.swift", 7)
    guessed[0].cause = .ofMissingModule(["Lottie"], name: "LottieView")
    design.complaints += guessed
    design.failing = ["/D/A.swift", "/D/B.swift"]
    design.tests = 7
    var app = ModuleDiagnosis(name: "Shop", part: .app, files: 20)
    app.waitsFor = ["Design"]
    app.tests = 7
    return [ModuleDiagnosis(name: "Core", part: .module, files: 1), design, app]
  }

  @Test func modulesAndCausesAreTold() {
    let report = ProjectReport(project, modules, tests: 7)
    #expect(!report.compiles)
    #expect(
      report.lines.map(\.string) == [
        "ok       Core    1 file",
        "partly   Design  1 of 3 files without errors, 4 errors, holds back 7 tests",
        "waits    Shop    the app, 20 files, no errors of its own, needs Design",
        "", "Modules that there are not:",
        "  2× no module Lottie; holds back 7 tests",
        "     a guess: LottieView would come from it", "       /D/B.swift:1", "       /D/B.swift:7",
        "     → If it is a package, add it to the project; if it comes built, \"pomelo stub Lottie\" "
          + "writes sources that stand in for it, or name some in pomelo.yml: "
          + "stubs: {Lottie: Stubs/Lottie}.",
        "", "The project's own:",
        "  2× the name glow is not found; holds back 7 tests", "       /D/A.swift:4",
        "       /D/B␛.swift:9",
        "", "7 of 7 tests cannot run until the errors above are gone.",
      ])
  }

  @Test func aProjectThatCompilesSaysSo() throws {
    let report = ProjectReport(
      project, [ModuleDiagnosis(name: "Core", part: .module, files: 1)], tests: 1)
    #expect(report.compiles)
    #expect(report.lines.last?.string == "Everything compiles: 1 test can run.")
  }

  @Test func whatIsCompiledAsForLinuxIsNamed() throws {
    var module = ModuleDiagnosis(name: "Crypto", part: .module, files: 2)
    module.isForLinux = true
    let report = ProjectReport(project, [module], tests: 1)
    #expect(
      report.lines.first?.string
        == "ok       Crypto  2 files, compiled as for Linux: not as for iOS")
    let json = try report.json().string
    #expect(json.contains(#""compiledFor":"Linux""#))
  }

  @Test func jsonHasAllOfIt() throws {
    let text = try ProjectReport(project, modules, tests: 7).json().string
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(json["compiles"] as? Bool == false)
    let modules = try #require(json["modules"] as? [[String: Any]])
    #expect(modules.map { $0["state"] as? String } == ["ok", "partly", "waits"])
    let causes = try #require(json["causes"] as? [[String: Any]])
    #expect(causes.map { $0["count"] as? Int } == [2, 2])
  }
}
