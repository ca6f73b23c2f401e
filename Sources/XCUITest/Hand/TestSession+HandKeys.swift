import ElementModel
import SessionProtocol
import VirtualTime

/// Typing and going back by hand.
extension TestSession {
  /// Types into whatever has keyboard focus.
  func type(_ text: String) throws(ActionFailure) {
    log(titleByHand(of: .type(text)))
    logDepth += 1
    defer { logDepth -= 1 }
    waitForIdle(device.frontmost)
    let screen = device.screen()
    guard let element = screen.elements.first(where: \.hasFocus) else {
      throw .noKeyboardFocus(of: screen.elements.first?.summary())
    }
    try type(text, intoFocused: element, named: element.handTitle)
  }

  /// Types into an element, after a tap where it has no keyboard focus yet.
  func type(_ text: String, into id: Int) throws(ActionFailure) {
    let field = try find(id, "type text into")
    // The name may change with the tap.
    let name = field.handTitle
    if focused(within: id) == nil {
      try touch(.element(id: id), "type text into", .tap, needsEnabled: true) { _, point in
        .tapping(Taps(), at: point)
      }
    }
    let kind = ActionKind.type(text: text)
    log(Wording.title(of: field.type == .secureTextField ? kind.covered : kind, at: name))
    logDepth += 1
    defer { logDepth -= 1 }
    waitForIdle(device.frontmost)
    let element = try find(id, "type text into")
    guard focused(within: id) != nil else { throw .noKeyboardFocus(of: element.summary()) }
    try type(text, intoFocused: element, named: name)
  }

  private func type(
    _ text: String, intoFocused element: Element, named name: String
  ) throws(ActionFailure) {
    let alert = device.springboard.snapshot().elements.first { $0.type == .alert }
    if let alert, device.frontmost !== device.springboard {
      throw .unsuitable(
        "type text into", element.handTitle, "\(alert.handTitle) is in front of it.")
    }
    spend(Pace.find)
    report(
      .action(
        Action(
          .type(text: text), on: element.handTitle, place: name, elementID: element.id,
          isSecret: element.type == .secureTextField)))
    log(Wording.synthesis)
    synthesize(text)
    waitForIdle(device.frontmost)
  }

  /// Whatever has keyboard focus of an element and all below it.
  private func focused(within id: Int) -> Element? {
    let screen = device.screen()
    guard let index = screen.index(ofElementWithID: id) else { return nil }
    let candidates = [index] + Array(screen.descendants(of: index))
    return candidates.map { screen.elements[$0] }.first(where: \.hasFocus)
  }

  /// Presses the back button; where there is none, takes away what covers the screen.
  func goBack() throws(ActionFailure) {
    waitForIdle(device.frontmost)
    let screen = device.screen()
    let reachable = screen.elements.filter { $0.isHittable && $0.isEnabled }
    if let alert = screen.elements.last(where: { $0.type == .alert || $0.type == .sheet }) {
      guard let button = cancelButton(of: alert, in: screen) else {
        throw .unsuitable("go back", nil, "\(alert.handTitle) has no button that cancels it.")
      }
      return try tap(button)
    }
    if let button = reachable.last(where: { $0.traits.contains(.backButton) }) {
      return try tap(button)
    }
    guard
      let region = reachable.last(where: { $0.isDismissRegion })
    else {
      throw .unsuitable(
        "go back", nil,
        "There is no back button, and nothing in front that a tap beside it dismisses.")
    }
    try tap(region)
    guard device.screen().element(withID: region.id) == nil else {
      throw .unsuitable("go back", nil, "What is in front does not let itself be dismissed.")
    }
  }

  private func cancelButton(of alert: Element, in screen: ElementTree) -> Element? {
    guard let index = screen.index(ofElementWithID: alert.id) else { return nil }
    return screen.descendants(of: index).map { screen.elements[$0] }
      .first { $0.traits.contains(.cancel) && $0.isHittable }
  }

  private func tap(_ element: Element) throws(ActionFailure) {
    try touch(.element(id: element.id), "go back", .tap) { _, point in
      .tapping(Taps(), at: point)
    }
  }
}
