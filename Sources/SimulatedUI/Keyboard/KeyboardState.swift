/// What a keyboard on the screen shows.
@MainActor final class KeyboardState {
  /// Whether the keyboard comes up with focus, or a hardware keyboard is used instead.
  var isEnabled = true
  /// Whether the app has been told that the keyboard is up.
  var isAnnounced = false
  /// Which keys show.
  var plane = KeyboardLayout.Plane.letters
  /// Whether shift has been pressed; nil while that follows from the text.
  var shift: Bool?
  /// Types a character into the input with focus.
  var type: (Character) -> Void = { _ in }
  /// Does what the command key and a letter do.
  var command: (Character) -> Void = { _ in }
  /// Moves focus to an input.
  var focus: (TextInput) -> Void = { _ in }
  /// Takes focus away.
  var dismiss: () -> Void = {}
  /// Asks for a new layout.
  var invalidate: () -> Void = {}

  /// Whether the next letter is a capital.
  func isShifted(for input: TextInput) -> Bool {
    if let shift { return shift }
    let traits = input.keyboard
    let text = input.text.wrappedValue
    if input.isSecure || traits.type == .emailAddress || traits.type == .URL { return false }
    switch traits.capitalization {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last.map(\.isWhitespace) ?? true
    case .sentences:
      guard let last = text.last, last != "\n" else { return true }
      let end = text.dropLast().last { !$0.isWhitespace }
      return last == " " && end.map { ".!?".contains($0) } == true
    }
  }

  /// Does what a key does.
  func press(_ action: KeyboardLayout.Action) {
    let before = (plane, shift)
    switch action {
    case .type(let character):
      shift = nil
      type(character)
      // After a space in the numbers the letters come back, as on iOS.
      if character == " " { plane = .letters }
    case .delete: type("\u{8}")
    case .submit: type("\n")
    case .shift: shift = !(shift ?? false)
    case .plane(let plane): self.plane = plane
    case .none: break
    }
    // What follows from the text is seen to when the input is.
    if before != (plane, shift) { invalidate() }
  }
}

extension KeyboardState: GraphFeature {}

extension ViewGraph {
  /// What the keyboard on the screen shows.
  var keyboard: KeyboardState { feature(KeyboardState.self) }
}
