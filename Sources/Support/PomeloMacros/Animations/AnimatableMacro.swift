/// Expands `@Animatable`: the type conforms to the protocol of that name.
enum AnimatableMacro {
  /// What the macro adds; nothing to a type that conforms already.
  static func expansion(for macro: AttachedMacro) -> String {
    guard !macro.conformances.isEmpty else { return "" }
    return "extension \(macro.extendedType): SwiftUI.Animatable {}"
  }
}
