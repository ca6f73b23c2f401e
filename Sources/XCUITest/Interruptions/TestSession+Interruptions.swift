import ElementModel
import SessionProtocol
import VirtualTime

extension TestSession {
  /// How many alerts in a row are dealt with before an action goes on as it can.
  private static let mostInterruptions = 10

  /// Deals with alerts that are in the way of an element.
  ///
  /// - Parameters:
  ///   - reference: The element that the test wants to interact with.
  ///   - element: The element as it was found.
  /// - Returns: Whether there were any, so that the element must be found again.
  func handleInterruptions(of reference: ElementReference, _ element: Element) -> Bool {
    guard !isHandlingInterruption else { return false }
    var handled = 0
    var element: Element? = element
    while handled < Self.mostInterruptions,
      let interruption = interruption(of: reference, element)
    {
      handled += 1
      guard handle(interruption) else { break }
      element = reference.match(in: snapshot(of: reference.app))
    }
    return handled > 0
  }

  /// The alert that is in the way of an element: one of the system, or one of the app that covers
  /// the element.
  private func interruption(
    of reference: ElementReference, _ element: Element?
  ) -> Interruption? {
    let app = application(reference.app)
    let springboard = device.springboard
    if app !== springboard, let alert = springboard.snapshot().firstAlert {
      return Interruption(app: .bundle(springboard.bundleIdentifier), alert: alert)
    }
    guard let app, let element, !element.isHittable, !reference.isApplication else { return nil }
    let tree = app.snapshot()
    guard let alert = tree.firstAlert, !tree.contains(element, within: alert) else { return nil }
    return Interruption(app: reference.app, alert: alert)
  }

  /// Lets the installed handlers deal with an alert, then the default one.
  ///
  /// - Returns: Whether the alert is gone.
  private func handle(_ interruption: Interruption) -> Bool {
    isHandlingInterruption = true
    defer { isHandlingInterruption = false }
    let alert = XCUIElement(interruption.reference)
    let name = interruption.reference.title
    log(Wording.interruption)
    logged(Wording.interruptionMonitors(for: name)) {
      for monitor in interruptionMonitors.reversed() {
        log(Wording.interruptionMonitor(monitor.handlerDescription))
        if monitor.handler(alert), hasGone(interruption) { return }
      }
    }
    if isShown(interruption) { tapDefaultButton(of: interruption) }
    guard hasGone(interruption) else { return false }
    log(Wording.handledInterruption)
    return true
  }

  /// What Xcode does about an alert that no handler of the test dismisses.
  private func tapDefaultButton(of interruption: Interruption) {
    let tree = snapshot(of: interruption.app)
    guard let button = interruption.defaultButton(in: tree), let point = button.hitPoint else {
      return
    }
    log(Wording.dismissal(by: button.label))
    perform(.tapping(Taps(), at: point))
  }

  /// Whether the alert is gone, once animations are over.
  private func hasGone(_ interruption: Interruption) -> Bool {
    waitForIdle(application(interruption.app))
    return !isShown(interruption)
  }

  private func isShown(_ interruption: Interruption) -> Bool {
    snapshot(of: interruption.app).index(ofElementWithID: interruption.alert.id) != nil
  }
}

extension ElementTree {
  /// The first alert on the screen.
  fileprivate var firstAlert: Element? { elements.first { $0.type == .alert } }

  /// Whether an element is within another.
  fileprivate func contains(_ element: Element, within outer: Element) -> Bool {
    guard let index = index(ofElementWithID: outer.id) else { return false }
    return element.id == outer.id
      || descendants(of: index).contains { elements[$0].id == element.id }
  }
}
