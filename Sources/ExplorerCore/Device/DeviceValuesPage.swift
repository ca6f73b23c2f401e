import ElementModel

/// The values of a setting of the device, the current one marked.
struct DeviceValuesPage: Page {
  static let guidance: Guidance? = nil

  /// Its key.
  struct Key: PageKey {
    var setting: DeviceSetting
  }

  let setting: DeviceSetting
  let device: DeviceSettings
  let language: Language
  let actions: Set<PageAction> = [.select]
  let isNarrowedByTyping = true

  var start: Int { current ?? 0 }

  private var current: Int? {
    setting.values.firstIndex(of: device.value(of: setting))
  }

  var document: PageDocument {
    .choices(
      of: language.say(setting.localizedTitle), among: setting.values, current: current
    )
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard setting.values.indices.contains(item) else { return [] }
    return [
      .closeAll, .setDevice(setting, device.value(choosing: setting.values[item], of: setting)),
    ]
  }
}
