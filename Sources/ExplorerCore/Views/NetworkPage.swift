/// How the network may be, with how it is marked.
struct NetworkPage: OverlayPage {
  let actions: Set<PageAction> = [.select]

  func start(_ model: ExplorerModel) -> Int {
    model.networkChoices.firstIndex(of: model.network) ?? 0
  }

  func document(_ model: ExplorerModel) -> OverlayDocument {
    .choices(
      of: model.language.say("Network", ja: "ネットワーク"),
      among: model.networkChoices.map(model.title(ofNetwork:)),
      current: model.networkChoices.firstIndex(of: model.network))
  }

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    guard model.networkChoices.indices.contains(item) else { return [] }
    model.overlays = []
    return model.set(network: model.networkChoices[item])
  }
}
