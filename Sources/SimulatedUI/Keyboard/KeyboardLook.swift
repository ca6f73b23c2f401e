/// What the keys on the screen depend on.
struct KeyboardLook: Equatable {
  private let input: Int
  private let traits: KeyboardTraits
  private let plane: KeyboardLayout.Plane
  private let isShifted: Bool

  /// The look of the keyboard for an input as it is now.
  @MainActor init(_ state: KeyboardState, for input: TextInput) {
    self.input = input.id
    traits = input.keyboard
    plane = state.plane
    isShifted = state.isShifted(for: input)
  }
}
