/// How the network may be, with how it is marked.
struct NetworkPage: Page {
  static let guidance: Guidance? = nil

  /// Its key.
  struct Key: PageKey {}

  /// What was chosen; nil for what the project says.
  let network: String?
  let conditions: ProjectConditions
  let language: Language
  let actions: Set<PageAction> = [.select]
  let isNarrowedByTyping = true

  var start: Int {
    RunSettings.networkChoices.firstIndex(of: network) ?? 0
  }

  var document: PageDocument {
    .choices(
      of: language.say("Network", ja: "ネットワーク"),
      among: RunSettings.networkChoices.map {
        RunSettings.title(ofNetwork: $0, conditions, language)
      },
      current: RunSettings.networkChoices.firstIndex(of: network))
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard RunSettings.networkChoices.indices.contains(item) else { return [] }
    return [.closeAll, .setNetwork(RunSettings.networkChoices[item])]
  }
}
