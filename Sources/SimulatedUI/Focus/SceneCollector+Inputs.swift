extension TextInput: SceneInput {}

extension SceneCollector {
  /// The text inputs on the screen.
  var textInputs: [TextInput] { inputs.compactMap { $0 as? TextInput } }
}
