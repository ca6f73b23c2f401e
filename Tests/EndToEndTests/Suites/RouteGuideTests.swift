import Foundation
import Testing

extension EndToEnd.Suites {
  /// The bundled examples of screens that are checked by themselves, and of the smallest suite.
  struct RouteGuideTests {
    @Test(arguments: [
      [], ["--seed", "7"], ["--device", "iPhone SE (3rd generation)", "--seed", "1"],
      ["--device", "iPad (10th generation)"],
    ])
    func screensAndFlowsOfRouteGuidePass(options: [String]) async throws {
      let report = try await RunReport.runProject(
        Workbench.routeGuide, options, timeout: .seconds(240))

      // How a frame is displaced is looked at on one device only.
      let skipped = Set(report.tests("skipped"))
      let displaced = "ScannerSnapshotTests/testWithoutTheMockTheFrameIsDisplaced"
      #expect(skipped == (options.contains("--device") ? [displaced] : []))
      #expect(report.tests("passed").count + skipped.count == 31, "\(report.results)")
      #expect(report.results.count == 31)
      // Screens that are checked by themselves need no app around them, and so hardly any time:
      // the longest waits three seconds to see that nothing comes.
      let screens = report.results.filter { $0.id.contains("ScreenTests/") }
      #expect(screens.count == 11)
      #expect(screens.allSatisfy { $0.virtualSeconds < 4 })
    }

    @Test(arguments: [[], ["--device", "iPad (10th generation)"]])
    func miniLoginPassesBeforeAndAfterItsPages(options: [String]) async throws {
      let report = try await RunReport.runProject(
        Workbench.miniLogin, options, timeout: .seconds(120))

      #expect(report.results.allSatisfy { $0.status == "passed" }, "\(report.results)")
      #expect(report.results.count == 8)
    }
  }
}
