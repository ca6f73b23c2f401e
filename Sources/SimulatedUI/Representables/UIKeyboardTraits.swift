import SimulatedUIKit

/// Asks for the keyboard that a text input of UIKit asks for.
struct UIKeyboardTraits: ViewModifier {
  let type: UIKeyboardType
  let returnKey: UIReturnKeyType
  let capitalization: UITextAutocapitalizationType

  func body(content: Content) -> some View {
    content.keyboardType(type).submitLabel(SubmitLabel(returnKey))
      .autocapitalization(capitalization)
  }
}
