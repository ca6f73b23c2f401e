import Foundation
import SourceIndex
import TestSupport
import Testing

@testable import Workspace

/// Stubs that are guessed from what a compiler says.
struct StubBuilderTests {
  private func stub(
    _ uses: String, _ sample: SampleProject, _ cache: TemporaryFolder, limit: Int = 30
  ) throws -> StubBuilder.Outcome {
    try sample.folder.write(uses, to: "App/Uses.swift")
    let installation = try StandInSDK.shared.get().installation(cache: cache.path)
    let project = try sample.open()
    return try StubBuilder(project: project, index: project.index(), installation: installation)
      .stub(of: "Player", limit: limit) { _ in }
  }

  @Test func whatIsUsedIsDeclaredRoundByRoundUntilItCompiles() throws {
    let sample = try SampleProject()
    let cache = try TemporaryFolder()
    let outcome = try stub(
      """
      import Foundation
      import Player

      final class Screen: PlayerDelegate {
        weak var other: PlayerDelegate?
        let player = AudioPlayer(url: URL(fileURLWithPath: "/"), mode: .loop)
        @Remembered(key: "volume") var volume = 3

        func start() async throws {
          player.delegate = self
          player.onEnd = { reason in print(reason.code) }
          try await player.prepare()
          player.play(at: 3) { progress in print(progress.seconds) }
          let title: String = player.title
          let count: Int = AudioPlayer.shared.tracks.count()
          if let error = player.lastError { print(error, title, count) }
          switch player.state {
          case .failed(let error): print(error)
          case .idle: break
          }
          report("started", level: 2)
        }
      }

      final class Quiet: AudioPlayer {
        override func mute(for seconds: Double) -> Bool { true }
      }
      """, sample, cache)
    #expect(outcome.left.map(\.message) == [])
    #expect(outcome.text.contains("open class AudioPlayer: PlayerGuess {"))
    #expect(outcome.text.contains("public protocol PlayerDelegate: AnyObject {"))
    #expect(outcome.text.contains("case failed("))
    #expect(outcome.text.contains("/// A guess, from Uses.swift:6."))
    #expect(outcome.rounds > 2)
  }

  @Test func whatCannotBeGuessedIsToldAndRoundsHaveALimit() throws {
    let sample = try SampleProject()
    let cache = try TemporaryFolder()
    let uses = "import Player\n@Made final class Thing {}\nlet width: Int = \"wide\"\n"
    let outcome = try stub(uses, sample, cache, limit: 2)
    #expect(outcome.rounds <= 3)
    #expect(outcome.left.contains { $0.message.contains("'Made'") })
  }

  @Test func aModuleThatNobodyImportsHasNoStub() throws {
    let sample = try SampleProject()
    let cache = try TemporaryFolder()
    #expect(throws: WorkspaceError.stub(.notImported("Player"))) {
      try stub("import Foundation\n", sample, cache)
    }
  }

  @Test func filesAreWrittenOnceAndTheManifestIsKept() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleProject.app, to: "App/App.swift")
    try folder.write(SampleProject.tests, to: "UITests/Tests.swift")
    try folder.write(SampleProject.page, to: "UITests/Page.swift")
    try folder.write("app: App # mine\ntests: UITests\n", to: "pomelo.yml")
    let installation = try StandInSDK.shared.get().installation(cache: "/nowhere")
    let project = try Project(
      .folder(folder.path), installation: installation, currentFolder: "/")
    let entry = try StubEntry(of: "Player", in: project, into: nil, currentFolder: "/")
    let written = try entry.write("public let a = 1\n")
    #expect(written.lines == ["stubs:", "  Player: Stubs/Player"])
    let manifest = try String(contentsOfFile: "\(folder.path)/pomelo.yml", encoding: .utf8)
    #expect(manifest == "app: App # mine\ntests: UITests\nstubs:\n  Player: Stubs/Player\n")
    let source = "\(folder.path)/Stubs/Player/Player.swift"
    #expect(try String(contentsOfFile: source, encoding: .utf8) == "public let a = 1\n")
    #expect(throws: WorkspaceError.stub(.fileExists(path: source))) {
      try StubEntry(of: "Player", in: project, into: nil, currentFolder: "/")
    }
  }
}
