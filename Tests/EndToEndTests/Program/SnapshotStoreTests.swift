import Foundation
import ReferenceStores
import Testing

extension EndToEnd.Program {
  /// The store of references, as two developers use it: in a folder, one of git-lfs's, and in S3.
  struct SnapshotStoreTests {
    /// A project with a text reference a test, in a repository of its own.
    private struct Developer {
      let project: Project
      var environment: [String: String] = [:]

      init(branch: String) async throws {
        project = Workbench.project("Snapshots")
        try await git("init", "--quiet", "--initial-branch", branch)
      }

      func git(_ arguments: String...) async throws {
        let output = try await PomeloProcess.run(
          ["git", "-C", project.folder.path] + arguments, of: "/usr/bin/env")
        try #require(output.status == 0, "\(output.standardError)")
      }

      func pomelo(_ arguments: String...) async throws -> PomeloProcess.Output {
        try await PomeloProcess.run(
          ["snapshots"] + arguments, in: project.folder, environment: environment,
          timeout: .seconds(100))
      }

      private func url(_ test: String) -> URL {
        project.url(of: "Tests/__Snapshots__/CardTests/\(test).1.txt")
      }

      func write(_ text: String, as test: String) throws {
        try FileManager.default.createDirectory(
          at: url(test).deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url(test), atomically: true, encoding: .utf8)
      }

      func text(_ test: String) -> String? { try? String(contentsOf: url(test), encoding: .utf8) }
    }

    @Test func aChangeOfOneBranchBreaksNobodyElseUntilItIsPromoted() async throws {
      let store = try Workbench.makeDirectory("references \(UUID().uuidString)").path
      let (mina, hanako) = (
        try await Developer(branch: "main"), try await Developer(branch: "main")
      )
      for developer in [mina, hanako] {
        let setup = try await developer.pomelo("setup", store)
        #expect(setup.status == 0, "\(setup.standardError)")
      }
      let ignored = try String(contentsOf: mina.project.url(of: ".gitignore"), encoding: .utf8)
      #expect(ignored == "__Pictures__/\n")
      try mina.write("one", as: "testEachLayout")
      try mina.write("two", as: "testLater")
      let first = try await mina.pomelo("upload")
      #expect(first.status == 0 && first.lines.last == "main: 2 new", "\(first)")
      #expect(try await hanako.pomelo("download").lines.last == "main: 2 new")
      #expect(hanako.text("testLater") == "two")

      try await mina.git("checkout", "--quiet", "-b", "feature/x")
      try mina.write("TWO", as: "testLater")
      try mina.write("three", as: "testALongName")
      let second = try await mina.pomelo("upload", "CardTests/testLater")
      #expect(
        second.lines == ["changed    CardTests/testLater.1.txt", "feature/x: 1 changed"],
        "\(second)")
      #expect(try await hanako.pomelo("download").lines == ["main: 2 equal"])
      try await hanako.git("checkout", "--quiet", "-b", "feature/x")
      let review = try await hanako.pomelo("download", "CardTests")
      #expect(review.lines.last == "feature/x: 1 changed, 1 equal", "\(review)")
      #expect(hanako.text("testLater") == "TWO")

      let asked = try await mina.pomelo("promote")
      #expect(asked.status == 2 && asked.lines == ["changed    CardTests/testLater.1.txt"])
      #expect(asked.standardError.contains("--force does not ask"))
      try await mina.git("symbolic-ref", "HEAD", "refs/heads/main")
      let unnamed = try await mina.pomelo("promote", "--force")
      #expect(unnamed.status == 2 && unnamed.standardError.contains("--stage feature/x"))
      let promoted = try await mina.pomelo("promote", "--stage", "feature/x", "--force")
      #expect(promoted.lines.last == "feature/x → main: 1 changed", "\(promoted)")
      try await hanako.git("symbolic-ref", "HEAD", "refs/heads/main")
      #expect(try await hanako.pomelo("download").lines == ["main: 2 equal"])
    }

    @Test func nothingOfOthersAndNothingThatIsOnlyHereIsReplaced() async throws {
      let store = try Workbench.makeDirectory("references \(UUID().uuidString)").path
      let (mina, hanako) = (try await Developer(branch: "x"), try await Developer(branch: "x"))
      for developer in [mina, hanako] {
        #expect(try await developer.pomelo("setup", store).status == 0)
      }
      try mina.write("mina's", as: "testLater")
      #expect(try await mina.pomelo("upload").status == 0)
      try hanako.write("hanako's", as: "testLater")
      let refused = try await hanako.pomelo("upload")
      #expect(refused.status == 1 && refused.standardOutput.contains("somebody else has uploaded"))
      let kept = try await hanako.pomelo("download")
      #expect(kept.status == 1 && hanako.text("testLater") == "hanako's", "\(kept)")
      #expect(kept.standardOutput.contains("it differs and was not uploaded"))
      let copied = try await hanako.pomelo("download", "--copy")
      #expect(copied.status == 0 && hanako.text("testLater") == "hanako's", "\(copied)")
      #expect(hanako.text("testLater.1.new") == nil)
      let accepted = try await hanako.pomelo("accept")
      #expect(accepted.status == 0 && hanako.text("testLater") == "mina's", "\(accepted)")
      let unknown = try await hanako.pomelo("download", "Nothing")
      #expect(unknown.status == 2 && unknown.standardError.contains("\"Nothing\""))
    }

    @Test func aFolderOfGitLFSIsAStoreAsPartOfTheRepository() async throws {
      let mina = try await Developer(branch: "main")
      let setup = try await mina.pomelo("setup", "Shared", "--lfs")
      #expect(setup.status == 0, "\(setup.standardError)")
      let attributes = try String(
        contentsOf: mina.project.url(of: ".gitattributes"), encoding: .utf8)
      #expect(attributes == "Shared/objects/** filter=lfs diff=lfs merge=lfs -text\n")
      try mina.write("one", as: "testLater")
      let upload = try await mina.pomelo("upload")
      #expect(upload.lines.last?.contains("git add Shared") == true, "\(upload)")
      let object = mina.project.url(of: "Shared/\(ObjectName(of: Data("one".utf8)).key)")
      try "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 3\n"
        .write(to: object, atomically: true, encoding: .utf8)
      try FileManager.default.removeItem(at: mina.project.url(of: "Tests/__Snapshots__"))
      let download = try await mina.pomelo("download")
      #expect(download.status == 2 && download.standardError.contains("git lfs pull"))
      #expect(mina.text("testLater") == nil)
    }

    @Test func whereNothingIsNamedItIsSaidWhatToDo() async throws {
      let mina = try await Developer(branch: "main")
      let none = try await mina.pomelo("upload")
      #expect(none.status == 2 && none.standardError.contains("pomelo snapshots setup"))
      let wrong = try await mina.pomelo("setup", "s3://No")
      #expect(wrong.status == 2 && wrong.standardError.contains("is no place for references"))
      var without = mina
      without.environment["PATH"] = "/usr/bin:/bin"
      let missing = try await without.pomelo("setup", "s3://references/x")
      #expect(missing.status == 2 && missing.standardError.contains("pip install"))
      #expect(
        try String(contentsOf: mina.project.url(of: "pomelo.yml"), encoding: .utf8)
          .contains("snapshotStore") == false, "nothing is written where nothing was set up")
    }

    @Test func referencesAreKeptInS3() async throws {
      let server = try await ObjectServer.shared.value
      var mina = try await Developer(branch: "feature/x")
      mina.environment = server.environment()
      let place = "s3://\(ObjectServer.bucket)/\(UUID().uuidString)"
      let setup = try await mina.pomelo("setup", place)
      #expect(setup.status == 0, "\(setup.standardError)")
      let long = String(repeating: "a line of a text\n", count: 12_000)
      try mina.write(long, as: "testLater")
      let upload = try await mina.pomelo("upload")
      #expect(upload.status == 0 && upload.lines.last == "feature/x: 1 new", "\(upload)")
      try FileManager.default.removeItem(at: mina.project.url(of: "Tests/__Snapshots__"))

      // A disk that is full: no file may grow beyond a part of the reference.
      let full = try await PomeloProcess.run(
        ["-c", "ulimit -f 128; exec \"$@\" | cat", "sh", PomeloProcess.executable.path]
          + ["snapshots", "download"],
        of: "/bin/sh", in: mina.project.folder, environment: mina.environment)
      #expect(mina.text("testLater") == nil)
      #expect(full.standardError.contains("no room left on the disk"), "\(full)")

      let download = try await mina.pomelo("download")
      #expect(download.status == 0 && mina.text("testLater") == long, "\(download)")

      var stranger = mina
      stranger.environment["AWS_SECRET_ACCESS_KEY"] = "another secret"
      let refused = try await stranger.pomelo("download")
      #expect(refused.status == 2)
      #expect(refused.standardError.contains("does not take the credentials"), "\(refused)")
      for word in ["another secret", ObjectServer.key] {
        #expect(!(refused.standardError + refused.standardOutput).contains(word))
      }
    }
  }
}
