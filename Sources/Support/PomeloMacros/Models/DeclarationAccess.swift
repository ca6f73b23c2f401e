import SwiftSyntax

/// How far what a macro adds to a type has to be seen.
enum DeclarationAccess {
  /// The modifier that members need to be seen as far as their type, with a blank, or nothing.
  static func prefix(of modifiers: DeclModifierListSyntax) -> String {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }
}
