import ElementModel
import TerminalModel

/// What can be set of the device, each with its value.
struct DevicePage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "What can be set of the simulated device.",
      ja: "シミュレートするデバイスの設定です。"),
    LocalizedText(
      "The next run has it so.",
      ja: "次の実行から有効になります。"),
    lesson: "animation")

  /// Its key.
  struct Key: PageKey {}

  let device: DeviceSettings
  /// What the network is called.
  let network: String
  let language: Language
  let actions: Set<PageAction> = [.select]
  let isNarrowedByTyping = true

  var document: PageDocument {
    let values =
      DeviceSetting.allCases.map {
        (language.say($0.localizedTitle), device.value(of: $0))
      }
      + [(language.say("Network", ja: "ネットワーク"), network)]
    let lines = values.map { title, value in
      var line = StyledLine(" \(title.padded(toWidth: 14))", .accent)
      line.add(value)
      line.addTrailing("› ", .dim)
      return line
    }
    return .list(language.say("Device", ja: "デバイス"), lines, empty: "")
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    let settings = DeviceSetting.allCases
    let isSetting = settings.indices.contains(item)
    return [
      .open(
        isSetting
          ? PageID(DeviceValuesPage.Key(setting: settings[item])) : PageID(NetworkPage.Key()))
    ]
  }
}

extension DeviceSetting {
  /// What a person calls it, in each language.
  var localizedTitle: LocalizedText {
    let japanese =
      switch self {
      case .device: "機種"
      case .os: "システム"
      case .appearance: "外観"
      case .dynamicTypeSize: "文字サイズ"
      case .locale: "言語"
      case .layoutDirection: "書字方向"
      case .orientation: "向き"
      case .permissions: "アクセス許可"
      }
    return LocalizedText(title, ja: japanese)
  }
}
