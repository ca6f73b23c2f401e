import ElementModel
import SessionProtocol
import Testing

@testable import ExplorerCore

struct RunSettingsTests {
  private let settings = RunSettings(seed: 0, device: .standard, speed: .instant)

  private func conditions(dark: Bool = false, network: String? = nil) throws -> ProjectConditions {
    var device = DeviceSettings.standard
    if dark { _ = device.set(.appearance, to: "dark") }
    return ProjectConditions(
      device: device, network: try network.map { try NetworkConditions(text: $0) })
  }

  @Test func theNetworkIsTheProjectsUnlessAPersonChoseOne() throws {
    var settings = settings
    let project = try conditions(network: "edge")
    #expect(settings.networkConditions(of: project) == project.network)
    settings.network = "offline"
    #expect(settings.networkConditions(of: project) == (try NetworkConditions(text: "offline")))
  }

  @Test func everyChoiceOfTheNetworkMeansSomething() throws {
    for choice in RunSettings.networkChoices.compactMap(\.self) {
      _ = try NetworkConditions(text: choice)
    }
  }

  @Test func onlyWhatTheProjectSaysAnewIsTakenOver() throws {
    var settings = settings
    _ = settings.device.set(.locale, to: "de_DE")
    let changes = settings.adopt(try conditions(dark: true), after: try conditions(), .english)
    #expect(settings.device.value(of: .appearance) == "dark")
    #expect(settings.device.value(of: .locale) == "de_DE")
    #expect(changes == "appearance: dark")
    let more = settings.adopt(try conditions(), after: try conditions(), .english)
    #expect(more == nil)
  }

  @Test func aNetworkThatWasChosenStays() throws {
    var settings = settings
    settings.network = "wifi"
    let changes = settings.adopt(
      try conditions(network: "edge"), after: try conditions(), .english)
    #expect(changes == "the network stays wifi, as chosen here")
    #expect(settings.network == "wifi")
  }
}
