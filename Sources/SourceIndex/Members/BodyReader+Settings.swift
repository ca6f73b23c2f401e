import SourceModel
import SwiftSyntax

extension BodyReader {
  /// Views and modifiers whose first text becomes a label.
  private static let labelled: Set<String> = [
    "Text", "Button", "Label", "TextField", "SecureField", "Toggle", "Picker", "NavigationLink",
    "Link", "Menu", "Section", "Stepper", "DatePicker", "ProgressView", "GroupBox",
    "DisclosureGroup", "ShareLink", "Tab", "ColorPicker", "Gauge", "LabeledContent",
    "ContentUnavailableView", "navigationTitle", "navigationBarTitle", "accessibilityLabel",
    "alert", "confirmationDialog", "setTitle", "UIAlertAction", "UIAlertController",
    "ControlGroup", "TextEditor", "EditButton",
  ]

  /// Reads a call in the app's sources as one that sets an identifier or a label.
  func readSetting(_ site: TypeInference.CallSite, _ scope: Scope, _ walk: inout Walk) {
    guard site.function == nil else { return }
    let name = site.name.text
    var kind: CodeSetting.Kind?
    var text: ExprSyntax?
    for argument in site.call.arguments {
      switch (name, argument.label?.text) {
      case ("accessibilityIdentifier", nil), ("accessibility", "identifier"):
        (kind, text) = (.identifier, argument.expression)
      case ("accessibility", "label"): (kind, text) = (.label, argument.expression)
      case (let name, nil) where Self.labelled.contains(name) && text == nil:
        (kind, text) = (.label, argument.expression)
      case (let name, "title" as String?) where Self.labelled.contains(name) && text == nil:
        (kind, text) = (.label, argument.expression)
      case ("searchable", "prompt"): (kind, text) = (.label, argument.expression)
      default: break
      }
    }
    guard let kind, let text, !text.is(ClosureExprSyntax.self) else { return }
    var call = site.call
    call.trailingClosure = nil
    call.additionalTrailingClosures = []
    let arguments = CondensedText.text(of: call.arguments, limit: 80)
    walk.reading.settings.append(
      BodyReading.SettingSite(
        kind: kind, text: text, expression: "\(name)(\(arguments))",
        location: walk.source.location(of: site.name),
        surroundings: SettingSurroundings.of(site.call), scope: scope))
  }
}
