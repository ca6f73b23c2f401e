import ElementModel
import Foundation
import SessionProtocol
import VirtualTime

extension TestSession {
  /// Does something to an element the way XCUITest does every action: the app becomes idle, the
  /// element is found, what interrupts is dealt with, the event is made, the app becomes idle again.
  ///
  /// - Parameters:
  ///   - reference: The element.
  ///   - kind: What is done.
  ///   - place: What messages say that it is done to, if not the element: a point of it.
  ///   - perform: Does it, once the element is found.
  func act(
    on reference: ElementReference, _ kind: ActionKind, at place: String? = nil,
    perform: (Element) throws(ActionFailure) -> Void
  ) {
    let target = reference.title
    let isSecret = isSecret(kind, on: reference)
    logged(Wording.title(of: isSecret ? kind.covered : kind, at: place ?? target)) {
      let app = application(reference.app)
      waitForIdle(app)
      log(Wording.search(for: target))
      spend(Pace.find)
      let first = reference.match(in: app?.snapshot() ?? .empty)
      report(
        .action(
          Action(
            kind, on: target, place: place, elementID: first?.id,
            searched: searchedKeys(of: reference.query),
            isSecret: isSecret || first?.type == .secureTextField)),
        isStop: true)
      do throws(ActionFailure) {
        let element = try findForAction(reference, verb: Wording.verb(of: kind))
        try synthesize { () throws(ActionFailure) in try perform(element) }
        waitForIdle(app)
      } catch {
        fail(error.message, .acting(obstacle: error.obstacle), seeking: reference)
      }
    }
  }

  /// Finds an element and deals with whatever is in its way, after which it is found again.
  private func findForAction(
    _ reference: ElementReference, verb: String
  ) throws(ActionFailure) -> Element {
    do throws(ResolutionFailure) {
      let element = try find(reference, isLogged: false)
      log(Wording.interruptionCheck(for: nameForInterruptions(of: element, reference)))
      guard handleInterruptions(of: reference, element) else { return element }
      return try find(reference, isLogged: false)
    } catch {
      throw .resolution(verb, reference.title, error)
    }
  }

  /// The element as the line about interruptions names it: there an app, and one of several
  /// elements, has the name of what was found, such as `"Cancel" Button`.
  private func nameForInterruptions(
    of element: Element, _ reference: ElementReference
  ) -> String {
    guard reference.isApplication || reference.query.key == nil else { return reference.title }
    let name = element.identifier.isEmpty ? element.label : element.identifier
    return name.isEmpty ? reference.title : "\"\(name)\" \(element.type.name)"
  }

  private func synthesize(
    _ event: () throws(ActionFailure) -> Void
  ) throws(ActionFailure) {
    log(Wording.synthesis)
    logDepth += 1
    defer { logDepth -= 1 }
    try event()
  }

  /// The point where a touch reaches an element, which is scrolled into view if need be.
  ///
  /// - Parameters:
  ///   - element: The element as it was found.
  ///   - reference: How it is found again.
  /// - Returns: The point in points of the screen.
  /// - Throws: ``ActionFailure`` when there is none.
  func hitPoint(
    of element: Element, _ reference: ElementReference
  ) throws(ActionFailure) -> CGPoint {
    if let point = element.hitPoint { return point }
    guard let app = application(reference.app), !reference.isApplication else {
      return CGPoint(x: element.frame.midX, y: element.frame.midY)
    }
    log(Wording.scrolling)
    let hasMoved = app.scrollToVisible(elementID: element.id)
    if hasMoved {
      spend(Pace.scroll)
      waitForIdle(app)
    }
    let tree = app.snapshot()
    let found = tree.index(ofElementWithID: element.id).map { tree.elements[$0] }
    let point = found?.hitPoint
    // Xcode prints {-1, -1} where there is none.
    let text = (point ?? CGPoint(x: -1, y: -1)).logText
    log(Wording.hitPoint(text))
    guard let point else { throw .notHittable(found ?? element) }
    return point
  }

  /// Lets fingers go along a path, and virtual time with them.
  func perform(_ path: GesturePath) {
    let began = VirtualTime.now
    for sample in path.samples {
      advance(to: began + sample.time)
      device.touch(sample.touches)
    }
    advance(to: began + path.duration)
    // What is left of the time that a touch takes from the first line of the log to the last.
    spend(max(Pace.touch - path.duration, Pace.synthesis))
  }

  private func advance(to time: Duration) {
    if time > VirtualTime.now { VirtualTime.run(until: time) }
  }
}

extension CGPoint {
  /// The point as Xcode's log prints it, such as `{200, 130.5}`.
  var logText: String { Wording.point(x: Double(x), y: Double(y)) }
}
