import ElementModel
import TerminalModel

/// The pages on which a device is chosen.
extension OverlayDocument {
  /// What can be set, each with its value.
  static func device(_ model: ExplorerModel) -> OverlayDocument {
    let settings = DeviceSetting.allCases
    return OverlayDocument(
      title: "Device",
      document: PaneDocument(count: settings.count, anchor: 0) { item, _ in
        var line = StyledLine(" \(settings[item].title.padded(toWidth: 14))", .accent)
        line.add(model.device.value(of: settings[item]))
        line.addTrailing("› ", .dim)
        return [line]
      }, isList: true)
  }

  /// The values of a setting, the current one marked.
  static func values(of setting: DeviceSetting, _ model: ExplorerModel) -> OverlayDocument {
    let values = setting.values
    let current = model.device.value(of: setting)
    return OverlayDocument(
      title: setting.title,
      document: PaneDocument(count: values.count, anchor: 0) { item, _ in
        let isCurrent = values[item] == current
        var line = StyledLine(isCurrent ? " ● " : " ○ ", isCurrent ? .pass : .dim)
        line.add(values[item], isCurrent ? .title : .text)
        return [line]
      }, isList: true)
  }
}
