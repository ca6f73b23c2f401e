/// What the explorer speaks.
extension ExplorerModel {
  /// The language of all that is said.
  var language: Language { preferences.language }
}
