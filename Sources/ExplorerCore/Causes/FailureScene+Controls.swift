import ElementModel
import SessionProtocol
import SourceModel

/// Which views of the app's sources make what is on the screen.
extension FailureScene {
  /// The view that makes an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - tree: The screen that it is on.
  /// - Returns: The view; `nil` where none is known, or too many may be it.
  func control(of element: Element, in tree: ElementTree) -> CodeControl? {
    guard !sources.settings.isEmpty else { return nil }
    let named = element.identifier.isEmpty ? [] : settings(saying: element.identifier, .identifier)
    let found = named.isEmpty ? settings(saying: element.label, .label) : named
    if named.isEmpty, let given = component(given: element.identifier) { return given }
    let place = tree.index(ofElementWithID: element.id)
    let isInAlert = place.map { place in
      tree.path(to: place).contains { [.alert, .sheet].contains(tree.elements[$0].type) }
    }
    return control(
      among: found, saying: [element.identifier, element.label], for: element.type, in: tree,
      isInAlert: isInAlert ?? false)
  }

  /// The view that would make what was looked for in vain.
  func control(seeking sought: SearchedKey) -> CodeControl? {
    let named = settings(saying: sought.key, .identifier)
    if named.isEmpty, let given = component(given: sought.key) { return given }
    let found = named.isEmpty ? settings(saying: sought.key, .label) : named
    let fitting = found.filter { $0.fits(sought.query) }
    return control(
      among: fitting.isEmpty ? found : fitting, saying: [sought.key],
      for: ElementType(queryName: sought.query) ?? .any,
      in: now)
  }

  private func settings(saying text: String, _ kind: CodeSetting.Kind) -> [CodeSetting] {
    guard !text.isEmpty else { return [] }
    let certain = sources.places(setting: text).filter { $0.kind == kind }
    return certain.isEmpty ? sources.patterns(matching: text).filter { $0.kind == kind } : certain
  }

  private func control(
    among settings: [CodeSetting], saying texts: Set<String>, for type: ElementType,
    in tree: ElementTree,
    isInAlert: Bool? = nil
  ) -> CodeControl? {
    let flow = sources.flow.value
    var found: [CodeControl] = []
    lazy var shown = ShownViews(tree, sources)
    for setting in settings {
      if setting.kind == .label, setting.texts.count != 1, !isShown(setting.owner, by: shown) {
        continue
      }
      if let maker = maker(of: setting, saying: texts) {
        if !found.contains(maker) { found.append(maker) }
        continue
      }
      for control in flow.controls(at: setting.location) where control.owner == setting.owner {
        let isMaker =
          setting.kind == .identifier || setting.expression.hasPrefix("\(control.name)(")
          || setting.expression.first?.isUppercase != true
        if isMaker, !found.contains(control) { found.append(control) }
      }
    }
    let typed = found.filter { Self.makers[type]?.contains($0.name) == true }
    if !typed.isEmpty { found = typed }
    if found.count > 1, let isInAlert {
      let alike = found.filter {
        ["alert", "confirmationDialog"].contains($0.presenter ?? "") == isInAlert
      }
      if !alike.isEmpty { found = alike }
    }
    if found.count > 1 {
      let most = found.map { shown.count(of: $0.owner) }.max() ?? 0
      if most > 0 { found = found.filter { shown.count(of: $0.owner) == most } }
    }
    return found.count > 3 ? nil : found.first
  }

  /// Whether a view is on the screen by more than a text that data may give any view.
  private func isShown(_ view: String, by shown: ShownViews) -> Bool {
    shown.count(of: view) * 3 >= shown.most
  }

  /// The component of the app's that is given a text which no view sets by itself.
  private func component(given text: String) -> CodeControl? {
    guard !text.isEmpty else { return nil }
    let views = sources.views
    let found = sources.flow.value.controls.filter { control in
      !control.texts.isEmpty && views.contains(control.name)
        && control.texts.contains { !$0.isOpen && $0.matches(text) }
    }
    return found.count < 3 ? found.first : nil
  }

  /// The view that gives a component of the app's the text that it sets.
  private func maker(of setting: CodeSetting, saying texts: Set<String>) -> CodeControl? {
    let flow = sources.flow.value
    for origin in setting.origins where origin.location != setting.location {
      guard origin.form == .part || texts.contains(origin.text) else { continue }
      for control in flow.controls(at: origin.location) where control.name == setting.owner {
        guard
          let part = flow.controls(at: setting.location).first(where: {
            $0.owner == setting.owner
          })
        else { return control }
        var maker = control
        if maker.disabling == nil, let disabling = part.disabling {
          maker.disabling = CodePassage(
            text: disabling.text, location: disabling.location, mentions: control.shown.mentions)
        }
        maker.conditions = part.conditions + maker.conditions
        return maker
      }
    }
    return nil
  }

  /// The views that make elements of a type.
  private static let makers: [ElementType: Set<String>] = [
    .button: [
      "Button", "NavigationLink", "Menu", "Picker", "Link", "ShareLink", "EditButton", "Toggle",
    ],
    .staticText: ["Text", "Label", "LabeledContent"],
    .textField: ["TextField"], .secureTextField: ["SecureField"], .textView: ["TextEditor"],
    .switch: ["Toggle"], .toggle: ["Toggle"], .slider: ["Slider"], .stepper: ["Stepper"],
    .datePicker: ["DatePicker"], .image: ["Image"], .picker: ["Picker"],
  ]

  /// The view that an action was on.
  func control(of event: Event) -> CodeControl? {
    guard case .action(let action) = event.content, let tree = screen(before: event),
      let id = action.elementID, let place = tree.index(ofElementWithID: id)
    else { return nil }
    if let found = control(of: tree.elements[place], in: tree),
      found.deed ?? found.destination != nil
    {
      return found
    }
    // A text in a button or a row: what is around it does something.
    for holder in tree.path(to: place).dropLast().reversed() {
      let element = tree.elements[holder]
      guard element.type != .window, element.type != .application else { break }
      if let found = control(of: element, in: tree), found.deed ?? found.destination != nil {
        return found
      }
    }
    return nil
  }

  /// What an action changes, by the sources.
  func effects(of event: Event) -> [CodeFlow.Effect] {
    guard let control = control(of: event), let deed = control.deed else { return [] }
    return sources.flow.value.effects(of: deed, in: control.owner)
  }

  /// The last action that changed a text of an element, or else the last action.
  func lastChange(of attribute: Read.Attribute, _ id: Int) -> (event: Event, isChange: Bool)? {
    var last: (event: Event, text: String?)?
    var changed: (before: Event, after: Event)?
    for (event, tree) in screens {
      guard let element = tree.element(withID: id) else { continue }
      let text = element.text(of: attribute)
      if let last, last.text != text { changed = (last.event, event) }
      last = (event, text)
    }
    if let changed, let event = action(before: changed.after, after: changed.before) {
      return (event, true)
    }
    return (deed ?? action).map { ($0, false) }
  }
}
