import ElementModel
import SessionProtocol
import TerminalModel
import Testing

@testable import ExplorerCore

struct DeviceChoiceTests {
  @Test func dAsksAndAChoiceRunsTheTestAgainToWhereItWas() throws {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("ssss")
    let place = harness.model.run.state.position
    #expect(place > 0)
    harness.type("d")
    harness.press(.down)
    harness.press(.down)
    harness.press(.enter)
    #expect(harness.model.pages.front?.id == PageID(DeviceValuesPage.Key(setting: .appearance)))
    #expect(harness.model.pages.front?.cursor == 0)
    harness.press(.down)
    harness.press(.enter)
    #expect(harness.model.pages.open.isEmpty)
    #expect(harness.model.settings.device.appearance == .dark)
    #expect(harness.model.run.state.position == place)
    #expect(harness.model.run.phase.isStopped)
    #expect(!harness.model.run.isDiverged)
    let last = harness.requests.last
    #expect(last?.device == DeviceSettings(appearance: .dark))
    #expect(last?.firstIndex == 0)
  }

  @Test func escapeLeadsBackWithoutAChange() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("d")
    harness.press(.enter)
    harness.press(.escape)
    #expect(harness.model.pages.front?.id == PageID(DevicePage.Key()))
    harness.press(.escape)
    #expect(harness.model.pages.open.isEmpty)
    #expect(harness.model.settings.device == .standard)
  }

  @Test func theNetworkIsChosenBesideTheDevice() throws {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("ssss")
    let place = harness.model.run.state.position
    let runs = harness.requests.count
    #expect(harness.model.networkConditions == NetworkConditions())
    harness.type("d")
    harness.press(.end)
    harness.press(.enter)
    #expect(harness.model.pages.front?.id == PageID(NetworkPage.Key()))
    #expect(harness.model.pages.front?.cursor == 0)
    harness.press(.end)
    harness.press(.enter)
    #expect(harness.model.pages.open.isEmpty)
    #expect(harness.model.networkConditions.isOffline)
    #expect(harness.requests.count == runs + 1)
    #expect(harness.model.run.state.position == place)
    // What is so already is not run again.
    harness.type("d")
    harness.press(.end)
    harness.press(.enter)
    harness.press(.enter)
    #expect(harness.requests.count == runs + 1)
  }
}
