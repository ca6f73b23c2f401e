import ElementModel
import SessionProtocol
import VirtualTime

extension TestSession {
  /// Looks for an element up to three times, a second apart, as XCUITest does.
  ///
  /// - Parameters:
  ///   - reference: The element.
  ///   - isLogged: Whether the log says so; it need not where that has been said.
  /// - Returns: The element as it is now.
  /// - Throws: The last attempt's failure.
  func find(
    _ reference: ElementReference, isLogged: Bool = true
  ) throws(ResolutionFailure) -> Element {
    if isLogged { log(Wording.search(for: reference.title)) }
    var attempt = 1
    while true {
      let driver = application(reference.app)
      do {
        return try reference.resolve(
          in: driver?.snapshot() ?? .empty, processID: driver?.processID ?? 0)
      } catch {
        guard attempt < 3, driver?.isRunning == true else { throw error }
        VirtualTime.run(until: VirtualTime.now + Pace.retry)
        log(Wording.search(for: reference.title, retry: attempt))
        attempt += 1
      }
    }
  }

  /// Remembers that an element was looked for in vain, so that an assertion about it that fails at
  /// once can say what was missed narrowly.
  func remember(miss reference: ElementReference) {
    lastMiss = (VirtualTime.now, reference)
  }
}
