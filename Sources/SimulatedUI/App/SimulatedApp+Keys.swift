package import ElementModel
import SimulatedUIKit
import VirtualTime

extension SimulatedApp {
  /// Types into the text input with focus; a line feed submits it.
  ///
  /// - Parameter text: Characters, and the raw values of `XCUIKeyboardKey` for other keys.
  /// - Returns: Whether there was an input to type into.
  @discardableResult
  package func typeText(_ text: String) -> Bool {
    guard isRunning else { return false }
    refresh()
    guard hasKeyboardFocus else { return false }
    for character in text {
      guard let input = focusedInput else { break }
      let structure = graph.structureVersion
      VirtualTime.runAsApp { type(character, into: input, extends: false) }
      updateViews()
      // While the same views are there, fields and focus are what they were.
      if graph.structureVersion != structure || graph.focus.reconcile(with: inputs) { refresh() }
    }
    refresh()
    return true
  }

  /// Presses a key of a hardware keyboard.
  ///
  /// - Parameters:
  ///   - key: A character, or the raw value of an `XCUIKeyboardKey`.
  ///   - modifiers: Keys held down meanwhile.
  package func pressKey(_ key: String, modifiers: KeyModifiers) {
    guard isRunning, let character = key.first else { return }
    refresh()
    VirtualTime.runAsApp { press(character, modifiers) }
    refresh()
  }

  private func press(_ character: Character, _ modifiers: KeyModifiers) {
    if modifiers.contains(.command), edit(character) { return }
    let isPlain = modifiers.isDisjoint(with: [.command, .control, .option])
    if isPlain, let input = focusedInput, character != "\u{1B}" {
      let isShifted = modifiers.contains(.shift)
      // A capital may be several characters, as that of ß is.
      for typed in isShifted ? character.uppercased() : String(character) {
        type(typed, into: input, extends: isShifted)
      }
      return
    }
    let pressed = KeyboardShortcut(
      KeyEquivalent(character), modifiers: EventModifiers(modifiers))
    if let item = screen?.emitter.item(where: { $0.answers(pressed) }) { return item.press() }
    if character == "\u{1B}" { escape() }
  }

  /// Lets keys on the screen type, and brings the input with focus above them.
  func connectKeyboard() {
    graph.keyboard.isEnabled = showsKeyboard
    graph.keyboard.type = { [weak self] in self?.typeText(String($0)) }
    graph.keyboard.command = { [weak self] in
      self?.pressKey(String($0), modifiers: .command)
    }
    graph.keyboard.focus = { [weak self] in self?.focus(on: $0) }
    graph.keyboard.dismiss = { [weak self] in self?.endEditing() }
    UIApplication.shared.keyboardDismissal = { [weak self] in self?.endEditing() }
    graph.keyboard.invalidate = { [weak self] in self?.setNeedsDisplay() }
    let graph = graph
    graph.focus.whenMoved { [weak self] in
      graph.keyboard.plane = .letters
      graph.keyboard.shift = nil
      guard let self, showsKeyboard, let focused = graph.focus.focused else { return }
      VirtualTime.schedule(after: .zero, kind: .animation, label: "keyboard") { [weak self] in
        guard let self, self.graph === graph, graph.focus.focused == focused else { return }
        _ = scrollToVisible(elementID: focused)
      }
    }
  }

  /// The text input with focus.
  private var focusedInput: TextInput? { inputs.first { $0.id == graph.focus.focused } }

  /// Does what the command key and a letter do in a text input.
  ///
  /// - Returns: Whether they mean something there.
  private func edit(_ letter: Character) -> Bool {
    guard let input = focusedInput else { return false }
    var editing = graph.focus.editing(of: input)
    switch letter {
    case "a": editing.selectAll()
    case "c", "x":
      guard !editing.selection.isEmpty else { return true }
      // What a secure field holds is never copied.
      if !input.isSecure {
        UIPasteboard.general.string = editing.selected
        if letter == "x" { editing.insert("") }
      }
    case "v": editing.insert(UIPasteboard.general.string ?? "")
    default: return false
    }
    store(editing, in: input)
    return true
  }

  private func type(_ character: Character, into input: TextInput, extends: Bool) {
    var editing = graph.focus.editing(of: input)
    switch character {
    case "\n", "\r", "\r\n", "\u{3}":
      guard input.isMultiline else { return submit(input) }
      editing.insert("\n")
    case "\t":
      guard input.isMultiline else { return moveFocus(from: input, backwards: extends) }
      editing.insert("\t")
    case "\u{8}", "\u{7F}": editing.deleteBackward()
    case "\u{F728}": editing.deleteForward()
    case "\u{F700}": editing.move(.up, extends: extends)
    case "\u{F701}": editing.move(.down, extends: extends)
    case "\u{F702}": editing.move(.left, extends: extends)
    case "\u{F703}": editing.move(.right, extends: extends)
    case "\u{F729}", "\u{F72C}": editing.move(.home, extends: extends)
    case "\u{F72B}", "\u{F72D}": editing.move(.end, extends: extends)
    case "\u{1B}", "\u{F704}"..."\u{F8FF}": break
    default: editing.insert(String(character))
    }
    store(editing, in: input)
  }

  private func store(_ editing: TextEditing, in input: TextInput) {
    graph.focus.keep(editing, of: input)
    input.showEditMenu(false)
    if editing.text != input.text.wrappedValue {
      input.text.wrappedValue = editing.text
      // The field shows the text even where nobody has read the binding.
      if let node = graph.nodes[input.id] {
        graph.requestBuild(of: node)
      } else {
        setNeedsDisplay()
      }
    }
  }

  /// Moves focus to the next text input, or the one before.
  private func moveFocus(from input: TextInput, backwards: Bool) {
    guard let index = inputs.firstIndex(where: { $0.id == input.id }) else { return }
    let step = backwards ? inputs.count - 1 : 1
    graph.focus.move(to: inputs[(index + step) % inputs.count], among: inputs)
    setNeedsDisplay()
  }

  /// Runs what the app does on return; then the keyboard goes, unless the app has moved focus.
  private func submit(_ input: TextInput) {
    for action in input.onSubmit { action() }
    refresh()
    if graph.focus.focused == input.id { graph.focus.move(to: nil, among: inputs) }
    setNeedsDisplay()
  }

  /// Takes away what is in front: a menu, an alert by its cancelling button, a sheet.
  private func escape() {
    guard transitions == 0, let front = screen?.collector.presentations.last else { return }
    let cancel = front.first { $0.element?.traits.contains(.cancel) == true }
    if let cancel {
      cancel.press()
    } else {
      front.first { $0.onEscape != nil }?.onEscape?()
    }
  }
}

extension LayoutItem {
  /// Whether a shortcut stands for the item.
  fileprivate func answers(_ pressed: KeyboardShortcut) -> Bool {
    guard let shortcut else { return false }
    return shortcut.modifiers == pressed.modifiers
      && shortcut.key.character.lowercased() == pressed.key.character.lowercased()
      && topElements.contains { $0.isEnabled && $0.interaction != nil }
  }
}
