import Foundation
import Testing

extension EndToEnd.Program {
  /// `pomelo screen`, and the settings of the device that every command takes.
  struct ScreenTests {
    private func screen(_ arguments: String...) async throws -> PomeloProcess.Output {
      let project = Workbench.project("Surroundings")
      return try await PomeloProcess.run(["screen", project.folder.path] + arguments)
    }

    @Test func theScreenAfterLaunchIsShownOnTheProjectsDevice() async throws {
      let output = try await screen()
      #expect(output.status == 0, "\(output.standardError)")
      for text in [
        "scheme: dark", "size: large", "locale: en_US", "direction: leftToRight",
        "camera: 0", "location: 0",
      ] {
        #expect(output.standardOutput.contains(text), "\(text)\n\(output.standardOutput)")
      }
      #expect(output.lines.count == 31)
    }

    @Test func optionsSetTheDeviceUp() async throws {
      let output = try await screen(
        "--appearance", "light", "--dynamic-type-size", "accessibility1", "--locale", "ar_SA",
        "--device", "iPhone 16 Pro Max", "--orientation", "landscapeLeft",
        "--permissions", "camera=allow,location=deny")
      #expect(output.status == 0, "\(output.standardError)")
      for text in [
        "scheme: light", "size: accessibility1", "locale: ar_SA", "direction: rightToLeft",
        "width: regular", "camera: ٣", "location: ٢",
      ] {
        #expect(output.standardOutput.contains(text), "\(text)\n\(output.standardOutput)")
      }
    }

    @Test func aTestsLastScreenIsDrawnAsAPicture() async throws {
      let folder = try Workbench.makeDirectory("pictures/\(UUID().uuidString)")
      let file = folder.appendingPathComponent("screen.svg")
      let output = try await screen(
        "--only", "SurroundingsTests/testCounts", "--size", "40x20", "--svg", file.path)
      #expect(output.status == 0, "\(output.standardError)")
      let picture = try String(contentsOf: file, encoding: .utf8)
      #expect(picture.hasPrefix("<svg ") && picture.contains("Count 1"))
      try FileManager.default.removeItem(at: folder)
    }

    @Test func aSizeThatIsNoneIsRefused() async throws {
      let output = try await screen("--size", "wide")
      #expect(output.status == 2)
      #expect(
        output.standardError.contains(
          "--size takes a size such as 120x40, up to 1000x1000; \"wide\" is none."))
    }
  }
}
