import ElementModel
import SessionProtocol
import TerminalModel
import Testing

@testable import ExplorerCore

@Suite("Choosing a device")
struct DeviceChoiceTests {
  @Test("d asks, and a choice runs the test again to where it was")
  func choose() throws {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("ssss")
    let place = harness.model.state.position
    #expect(place > 0)
    harness.type("dj")
    harness.press(.enter)
    #expect(harness.model.overlays.last?.kind == .values(.appearance))
    #expect(harness.model.overlays.last?.cursor == 0)
    harness.type("j")
    harness.press(.enter)
    #expect(harness.model.overlays.isEmpty)
    #expect(harness.model.device.appearance == .dark)
    #expect(harness.model.state.position == place)
    #expect(harness.model.phase == .stopped)
    #expect(!harness.model.isDiverged)
    let last = harness.requests.last
    #expect(last?.device == DeviceSettings(appearance: .dark))
    #expect(last?.firstIndex == 0)
  }

  @Test("escape leads back without a change")
  func cancel() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("d")
    harness.press(.enter)
    harness.press(.escape)
    #expect(harness.model.overlays.last?.kind == .device)
    harness.press(.escape)
    #expect(harness.model.overlays.isEmpty)
    #expect(harness.model.device == .standard)
  }
}
