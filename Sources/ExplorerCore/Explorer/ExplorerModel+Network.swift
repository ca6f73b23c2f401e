package import SessionProtocol

/// The network that runs have, which a person may change.
extension ExplorerModel {
  /// How the network may be: as the project says, or as `--network` names it.
  var networkChoices: [String?] {
    [nil, "online", "wifi", "lte", "3g", "edge", "bad", "fail=20%", "offline"]
  }

  /// What a choice is called on the screen.
  func title(ofNetwork choice: String?) -> String {
    choice
      ?? language.say(
        "as the project says: \(projectConditions.network.text)",
        ja: "プロジェクトの設定: \(projectConditions.network.text)")
  }

  /// The network that the next run is to have.
  package var networkConditions: NetworkConditions {
    guard let network, let conditions = try? NetworkConditions(text: network) else {
      return projectConditions.network
    }
    return conditions
  }

  /// Changes the network, and runs the test again as far as it was: what the app has loaded so far
  /// came over another one.
  mutating func set(network choice: String?) -> [ExplorerEffect] {
    guard choice != network else { return [] }
    network = choice
    return runAgain()
  }
}
