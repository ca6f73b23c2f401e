import ElementModel
import TerminalModel

/// What can be set of the device, each with its value.
struct DevicePage: OverlayPage {
  let actions: Set<PageAction> = [.select]

  func document(_ model: ExplorerModel) -> OverlayDocument {
    let values =
      DeviceSetting.allCases.map {
        (model.preferences.language.say($0.localizedTitle), model.settings.device.value(of: $0))
      }
      + [
        (
          model.preferences.language.say("Network", ja: "ネットワーク"),
          RunSettings.title(
            ofNetwork: model.settings.network, model.project.conditions, model.preferences.language)
        )
      ]
    let lines = values.map { title, value in
      var line = StyledLine(" \(title.padded(toWidth: 14))", .accent)
      line.add(value)
      line.addTrailing("› ", .dim)
      return line
    }
    return .list(model.preferences.language.say("Device", ja: "デバイス"), lines, empty: "")
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    let settings = DeviceSetting.allCases
    model.open(settings.indices.contains(item) ? .values(settings[item]) : .network)
    return []
  }
}

extension DeviceSetting {
  /// What a person calls it, in each language.
  var localizedTitle: LocalizedText {
    let japanese =
      switch self {
      case .device: "機種"
      case .appearance: "外観"
      case .dynamicTypeSize: "文字サイズ"
      case .locale: "言語"
      case .layoutDirection: "書字方向"
      case .orientation: "向き"
      }
    return LocalizedText(title, ja: japanese)
  }
}
