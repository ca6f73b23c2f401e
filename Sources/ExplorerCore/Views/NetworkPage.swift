/// How the network may be, with how it is marked.
struct NetworkPage: OverlayPage {
  let actions: Set<PageAction> = [.select]

  func start(_ model: ExplorerModel) -> Int {
    RunSettings.networkChoices.firstIndex(of: model.settings.network) ?? 0
  }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    .choices(
      of: model.preferences.language.say("Network", ja: "ネットワーク"),
      among: RunSettings.networkChoices.map {
        RunSettings.title(ofNetwork: $0, model.project.conditions, model.preferences.language)
      },
      current: RunSettings.networkChoices.firstIndex(of: model.settings.network))
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    guard RunSettings.networkChoices.indices.contains(item) else { return [] }
    model.pages.open = []
    return model.set(network: RunSettings.networkChoices[item])
  }
}
