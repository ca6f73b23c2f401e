import ElementModel
import Foundation
import SourceIndex
import TestSupport
import Testing

@testable import Workspace

/// Finding projects, and clear words where there is none.
struct ProjectTests {
  private func open(_ request: ProjectRequest) throws(WorkspaceError) -> Project {
    try Project(request, installation: SampleProject.nowhere, currentFolder: "/")
  }

  @Test func twoFoldersAreAProjectWithoutAnyFile() throws {
    let sample = try SampleProject()
    let project = try sample.open()
    #expect(project.appFiles.map(\.path) == [sample.appFolder + "/App.swift"])
    #expect(
      project.testFiles.map(\.path) == [
        sample.testsFolder + "/Page.swift", sample.testsFolder + "/Tests.swift",
      ])
    #expect(project.device == .standard)
    #expect(project.appSettings.languageMode == "5")
    #expect(project.folder == nil)
  }

  @Test func aManifestNamesFoldersBesideIt() throws {
    let sample = try SampleProject()
    try sample.folder.write(
      "app: ./App\ntests: [UITests]\nname: Läden \"1\"\ndevice: iPhone 16 Pro\nlocale: ja_JP\n",
      to: "pomelo.yml")
    let project = try open(.folder(sample.folder.path + "/"))
    #expect(project.name == "Läden \"1\"")
    #expect(project.device == DeviceSettings(device: "iPhone 16 Pro", locale: "ja_JP"))
    #expect(project.appFolders == [sample.appFolder])
    #expect(project.folder == sample.folder.path)
    #expect(try open(.folder(sample.folder.path + "/pomelo.yml")) == project)
  }

  @Test func optionsWinOverTheManifest() throws {
    let sample = try SampleProject()
    try sample.folder.write("app: App\ntests: UITests\ndevice: iPhone 16 Pro\n", to: "pomelo.yml")
    let project = try Project(
      .folder(sample.folder.path),
      options: ProjectOptions(device: [.device: "iPhone 15 Pro Max", .appearance: "dark"]),
      installation: SampleProject.nowhere, currentFolder: "/")
    #expect(project.device == DeviceSettings(device: "iPhone 15 Pro Max", appearance: .dark))
  }

  @Test(arguments: [
    (DeviceSetting.device, "Newton"), (.appearance, "grey"), (.dynamicTypeSize, "huge"),
    (.locale, "Japanese!"), (.layoutDirection, "up"), (.orientation, "sideways"),
    (.permissions, "camera=maybe"),
  ])
  func aSettingOfTheDeviceThatIsNotKnownIsRefusedWithTheKnownOnes(
    setting: DeviceSetting, value: String
  ) throws {
    let sample = try SampleProject()
    let error = #expect(throws: WorkspaceError.self) {
      try Project(
        .sources(app: [sample.appFolder], tests: [sample.testsFolder]),
        options: ProjectOptions(device: [setting: value]), installation: SampleProject.nowhere,
        currentFolder: "/")
    }
    #expect(
      error?.message == "\"\(value)\" is no value for the \(setting.title.lowercased()). "
        + "Give \(setting.expectation).")
  }

  @Test func aManifestInstallsFurtherApps() throws {
    let sample = try SampleProject()
    try sample.folder.write(
      "app: .\ntests: UITests\nurlSchemes: sample\napps:\n  com.example.b: App/Buddy\n",
      to: "pomelo.yml")
    try sample.folder.write(SampleProject.app, to: "App/Buddy/BuddyApp.swift")
    let project = try open(.folder(sample.folder.path))
    let companion = try #require(project.companions.first)
    #expect(companion.bundleIdentifier == "com.example.b")
    #expect(companion.name == "Buddy")
    #expect(companion.files.map(\.path) == [sample.appFolder + "/Buddy/BuddyApp.swift"])
    #expect(project.appFiles.map(\.path) == [sample.appFolder + "/App.swift"])
    #expect(project.urlSchemes == ["sample"])
    #expect(try project.companionApps().map(\.name) == ["SampleApp"])
  }

  @Test func relativePathsAndNamesLikeOptionsArePaths() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleProject.app, to: "-my app's \"日本\"/App.swift")
    try folder.write(SampleProject.tests, to: "UI Tests/T.swift")
    let project = try Project(
      .sources(app: ["-my app's \"日本\""], tests: ["./x/../UI Tests/"]),
      installation: SampleProject.nowhere, currentFolder: folder.path)
    #expect(project.appFolders == [folder.path + "/-my app's \"日本\""])
    #expect(project.testFiles.map(\.path) == [folder.path + "/UI Tests/T.swift"])
  }

  @Test func testsInsideTheAppsFolderAreNotTheApps() throws {
    let sample = try SampleProject()
    let project = try open(
      .sources(app: [sample.folder.path], tests: [sample.testsFolder]))
    #expect(project.appFiles.map(\.path) == [sample.appFolder + "/App.swift"])
  }

  @Test func hiddenFoldersAreSkippedAndCircularLinksAreReadOnce() throws {
    let sample = try SampleProject()
    try sample.folder.write("broken", to: "App/.build/Other.swift")
    try FileManager.default.createSymbolicLink(
      atPath: sample.appFolder + "/again", withDestinationPath: sample.appFolder)
    #expect(try sample.open().appFiles.count == 1)
  }

  @Test func missingWrongAndEmptyFoldersAreToldApart() throws {
    let sample = try SampleProject()
    let file = try sample.folder.write("", to: "file")
    try FileManager.default.createDirectory(
      atPath: sample.folder.path + "/empty", withIntermediateDirectories: true)
    let missing = sample.folder.path + "/missing"
    let empty = sample.folder.path + "/empty"
    #expect(throws: WorkspaceError.sources(.folderMissing(path: missing))) {
      try open(.sources(app: [missing], tests: [sample.testsFolder]))
    }
    #expect(throws: WorkspaceError.sources(.notAFolder(path: file))) {
      try open(.sources(app: [file], tests: [sample.testsFolder]))
    }
    #expect(throws: WorkspaceError.sources(.noSwiftFiles(path: empty, role: .tests))) {
      try open(.sources(app: [sample.appFolder], tests: [empty]))
    }
    #expect(throws: WorkspaceError.manifest(.noManifest(folder: empty))) {
      try open(.folder(empty))
    }
    #expect(throws: WorkspaceError.sources(.folderMissing(path: missing))) {
      try open(.folder(missing))
    }
    #expect(throws: WorkspaceError.sources(.notAFolder(path: file))) { try open(.folder(file)) }
  }

  @Test func aLinkToNowhereIsAnUnreadableFile() throws {
    let sample = try SampleProject()
    let file = sample.appFolder + "/Lost.swift"
    try FileManager.default.createSymbolicLink(
      atPath: file, withDestinationPath: sample.appFolder + "/nowhere")
    #expect(
      throws: WorkspaceError.sources(
        .unreadableFile(path: file, reason: "No such file or directory"))
    ) {
      try sample.open()
    }
  }

  @Test func bytesThatAreNotUTF8AreNamedWithTheirLine() throws {
    let sample = try SampleProject()
    let file = sample.appFolder + "/Latin.swift"
    try Data([0x2F, 0x2F, 0x0A, 0x2F, 0x2F, 0xE9, 0x0A]).write(to: URL(fileURLWithPath: file))
    #expect(throws: WorkspaceError.sources(.badSource(.notUTF8(path: file, line: 2)))) {
      try sample.open()
    }
  }

  @Test func noAppAndTwoAppsAreRefused() throws {
    let sample = try SampleProject()
    var project = try sample.open()
    project.appFiles.append(project.appFiles[0])
    project.appFiles[1].path = "/x/Other.swift"
    project.appFiles[1].text = "\n@main struct Other: App {}"
    let two = project.index()
    let error = #expect(throws: WorkspaceError.self) { try project.app(in: two) }
    #expect(error?.message.contains("Other at /x/Other.swift:2") == true)
    #expect(error?.message.contains("SampleApp at \(sample.appFolder)/App.swift:2") == true)

    project.appFiles = []
    let none = project.index()
    #expect(throws: WorkspaceError.project(.noApp(folders: [sample.appFolder]))) {
      try project.app(in: none)
    }
  }
}
