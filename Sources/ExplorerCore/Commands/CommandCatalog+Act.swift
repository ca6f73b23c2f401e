extension CommandCatalog {
  /// What a person does to the app, beside the test.
  static let act: [CommandEntry] = []
}
