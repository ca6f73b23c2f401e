import ElementModel
import TerminalModel

/// The pages on which a device is chosen.
extension OverlayDocument {
  /// What can be set, each with its value.
  static func device(_ model: ExplorerModel) -> OverlayDocument {
    let lines =
      DeviceSetting.allCases.map { ($0.title, model.device.value(of: $0)) }
      + [("Network", model.title(ofNetwork: model.network))]
    return OverlayDocument(
      title: "Device",
      document: PaneDocument(count: lines.count, anchor: 0) { item, _ in
        var line = StyledLine(" \(lines[item].0.padded(toWidth: 14))", .accent)
        line.add(lines[item].1)
        line.addTrailing("› ", .dim)
        return [line]
      }, isList: true)
  }

  /// The values of a setting, the current one marked.
  static func values(of setting: DeviceSetting, _ model: ExplorerModel) -> OverlayDocument {
    choices(
      of: setting.title, among: setting.values,
      current: setting.values.firstIndex(of: model.device.value(of: setting)))
  }

  /// How the network may be, with how it is marked.
  static func network(_ model: ExplorerModel) -> OverlayDocument {
    choices(
      of: "Network", among: model.networkChoices.map(model.title(ofNetwork:)),
      current: model.networkChoices.firstIndex(of: model.network))
  }

  private static func choices(
    of title: String, among values: [String], current: Int?
  ) -> OverlayDocument {
    OverlayDocument(
      title: title,
      document: PaneDocument(count: values.count, anchor: 0) { item, _ in
        let isCurrent = item == current
        var line = StyledLine(isCurrent ? " ● " : " ○ ", isCurrent ? .pass : .dim)
        line.add(values[item], isCurrent ? .title : .text)
        return [line]
      }, isList: true)
  }
}
