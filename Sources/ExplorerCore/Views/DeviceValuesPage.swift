import ElementModel

/// The values of a setting of the device, the current one marked.
struct DeviceValuesPage: OverlayPage {
  let setting: DeviceSetting
  let actions: Set<PageAction> = [.select]

  func start(_ model: ExplorerModel) -> Int { current(model) ?? 0 }

  private func current(_ model: ExplorerModel) -> Int? {
    setting.values.firstIndex(of: model.settings.device.value(of: setting))
  }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    .choices(
      of: model.preferences.language.say(setting.localizedTitle), among: setting.values,
      current: current(model)
    )
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    guard setting.values.indices.contains(item) else { return [] }
    model.pages.open = []
    return model.set(setting, to: setting.values[item])
  }
}
