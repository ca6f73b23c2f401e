import Foundation
import Testing

extension EndToEnd.Suites {
  /// The device around the app: consent, the home screen, a second app, links and notifications.
  struct DeviceTests {
    @Test func appsAlertsAndTheHomeScreenWorkTogether() async throws {
      let project = Workbench.project("Travel")
      let report = try RunReport(
        await PomeloProcess.run(["run", project.folder.path, "--json"]))

      let failed = report.results.filter { $0.status != "passed" }
      #expect(failed.map(\.id) == ["TravelTests/testAMissingAppIsNamed"], "\(failed)")
      #expect(
        failed.first?.failures.first?.message
          == "Failed to launch com.example.missing: no such app is installed on the simulated "
          + "device. Installed are: com.example.travel, com.example.companion, "
          + "com.apple.Preferences, com.apple.mobilesafari, com.apple.springboard.")
      #expect(report.tests("passed").count == 8)
    }

    @Test func whatNeedsObjectiveCIsSaidBesideTheCompilersMessage() async throws {
      let project = Workbench.broken("ObjectiveC")
      let output = try await PomeloProcess.run(["run"] + project.folderOptions)
      #expect(output.status == 3)
      #expect(
        output.standardError.contains(
          "HelloTests.swift:6:15: note: optional requirements need the Objective-C runtime, which "
            + "Linux does not have; give the requirement a default implementation in an extension "
            + "of the protocol"))
      #expect(!output.standardError.contains("interoperability"))
    }

    @Test func aDeviceThatIsNotKnownIsRefusedBeforeAnythingIsBuilt() async throws {
      let output = try await PomeloProcess.run(
        ["run"] + Workbench.broken("CompileErrorInApp").folderOptions + ["--device", "Newton"])
      #expect(output.status == 2)
      #expect(
        output.standardError.contains(
          "\"Newton\" is no value for the device. Give one of \"iPhone SE (2nd generation)\", "))
      #expect(output.standardError.contains("\"iPad Pro 13-inch (M4)\"."))
    }
  }
}
