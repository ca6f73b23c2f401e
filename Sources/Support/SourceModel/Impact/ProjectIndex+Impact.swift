extension ProjectIndex {
  /// What depends on an identifier or label.
  ///
  /// - Parameters:
  ///   - text: The identifier or label.
  ///   - observations: What runs showed, if there were any.
  /// - Returns: Everything that depends on it; nothing where no source knows the text.
  package func impact(of text: String, observations: ProjectObservations? = nil) -> Impact {
    ImpactReader(self, observations, text: text).impact()
  }

  /// The identifiers and labels that the sources and the runs know, sorted.
  package func knownTexts(observations: ProjectObservations? = nil) -> [String] {
    let locators = members.filter { !$0.isInLibrary }.flatMap(\.locators)
    let written =
      locators.filter { locator in
        if case .pattern = locator.key { false } else { true }
      }.flatMap(\.origins) + settings.flatMap(\.origins)
    let observed = observations?.tests.flatMap(\.queries).map(\.key) ?? []
    return Set(written.map(\.text) + observed).sorted()
  }
}
