import ElementModel
import TerminalModel

/// What can be set of the device, each with its value.
struct DevicePage: OverlayPage {
  let actions: Set<PageAction> = [.select]

  func document(_ model: ExplorerModel) -> OverlayDocument {
    let values =
      DeviceSetting.allCases.map { ($0.title, model.device.value(of: $0)) }
      + [("Network", model.title(ofNetwork: model.network))]
    let lines = values.map { title, value in
      var line = StyledLine(" \(title.padded(toWidth: 14))", .accent)
      line.add(value)
      line.addTrailing("› ", .dim)
      return line
    }
    return .list(model.language.say("Device", ja: "デバイス"), lines, empty: "")
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    let settings = DeviceSetting.allCases
    model.open(settings.indices.contains(item) ? .values(settings[item]) : .network)
    return []
  }
}
