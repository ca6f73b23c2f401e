import ElementModel
import SessionProtocol
import VirtualTime

extension TestSession {
  /// How long the parts of an automation step take, as logs of Xcode 16 show them.
  enum Pace {
    /// Looking an element up and reading one attribute.
    static let read: Duration = .milliseconds(50)
    /// Finding an element for an action.
    static let find: Duration = .milliseconds(100)
    /// A touch, from down to up.
    static let touch: Duration = .milliseconds(200)
    /// Making an event, besides the time that the gesture itself takes.
    static let synthesis: Duration = .milliseconds(50)
    /// Scrolling an element into view.
    static let scroll: Duration = .milliseconds(500)
    /// Turning the device.
    static let rotation: Duration = .milliseconds(500)
    /// Typing one character.
    static let keystroke: Duration = .milliseconds(40)
    /// Starting an app.
    static let launch: Duration = .seconds(1)
    /// Between two looks for an element that is not there, and between two checks of a wait.
    static let retry: Duration = .seconds(1)
    /// After which an app that does not become idle is taken as it is.
    static let idleLimit: Duration = .seconds(60)
  }

  /// Waits until the app is idle, as XCUITest does before and after every action; gives up waiting,
  /// not the test, after a minute.
  ///
  /// - Parameter app: The app; `nil` for the one under test.
  func waitForIdle(_ app: (any ApplicationDriver)? = nil) {
    let app = app ?? driver
    log(Wording.idleWait(of: app.bundleIdentifier))
    let began = VirtualTime.now
    let pending = VirtualTime.isIdle ? [] : pendingWork
    let ending = WaitEnding()
    let isIdle = VirtualTime.run(until: began + Pace.idleLimit) { VirtualTime.isIdle }
    let elapsed = VirtualTime.now - began
    guard elapsed > .zero else { return }
    let isInTime = isIdle && elapsed <= Pace.idleLimit
    let unmet = isInTime ? nil : Self.missingNotification
    if let unmet {
      logDepth += 1
      log(Wording.continuing(unmet: unmet))
      logDepth -= 1
    }
    report(
      .wait(
        Wait(
          number: nextWaitNumber(), criterion: .idle(app: app.name),
          unmet: unmet, elapsed: elapsed.seconds, limit: Pace.idleLimit.seconds,
          progress: isInTime ? .met : .timedOut, pending: pending,
          endedBy: isInTime ? ending.cause.flatMap(reporter.describe) : nil)))
  }

  /// What an app that is not idle has not told, as logs of Xcode word it: that nothing moves any
  /// more, or that its main thread has nothing to do.
  private static var missingNotification: String {
    Wording.missingNotification(
      isMoving: VirtualTime.pendingWork.contains { $0.kind == .animation })
  }

  /// Polls a criterion at XCUITest's rhythm: first after a second, then every second, last at the
  /// limit.
  ///
  /// - Parameters:
  ///   - criterion: What is waited for.
  ///   - limit: Virtual seconds after which to give up; any number.
  ///   - missing: The element that is missing when the limit is reached, if that is what is waited
  ///     for.
  ///   - query: What is looked for meanwhile, if that is not the missing element.
  ///   - holds: Whether the criterion is met, asked of an app that shows what it will show until the
  ///     clock moves; `nil` when that cannot be told without changing the app. Without the answer,
  ///     what ended the wait is the last that changed what the app shows.
  ///   - isOver: Ends the wait between two polls, for what announces itself.
  ///   - check: Gives the reason why the criterion is not met, and the element it concerns.
  /// - Returns: Whether the criterion was met.
  func wait(
    for criterion: WaitCriterion, limit: Double, missing: ElementReference? = nil,
    query: ElementQuery? = nil, holds: (() -> Bool?)? = nil, isOver: () -> Bool = { false },
    check: () -> (unmet: String?, elementID: Int?)
  ) -> Bool {
    let number = nextWaitNumber()
    let began = VirtualTime.now
    let duration = Duration(bounded: limit)
    let deadline = began + duration
    var state = check()
    var ending = WaitEnding(isMet: wantsLogLines && holds?() ?? false)
    let searched = searchedKeys(of: query ?? missing?.query)
    func progress(_ progress: Wait.Progress, nearMisses: [NearMiss] = []) {
      report(
        .wait(
          Wait(
            number: number, criterion: criterion, unmet: state.unmet,
            elapsed: (VirtualTime.now - began).seconds, limit: duration.seconds, progress: progress,
            pending: pendingWork,
            endedBy: progress == .met ? ending.cause.flatMap(reporter.describe) : nil,
            elementID: state.elementID,
            nearMisses: nearMisses.isEmpty ? nil : nearMisses, searched: searched)),
        isStop: true)
    }
    progress(.began)
    while true {
      VirtualTime.run(until: min(VirtualTime.now + Pace.retry, deadline)) {
        if wantsLogLines, let holds { ending.look(holds) }
        return isOver()
      }
      state = check()
      if state.unmet == nil {
        progress(.met)
        return true
      }
      if VirtualTime.now >= deadline {
        if let missing { remember(miss: missing) }
        // A run of which only the outcome is told has no time to spare.
        var misses: [NearMiss] = []
        if wantsLogLines {
          misses = missing.map { self.misses(of: criterion, $0) } ?? self.misses(ofQuery: query)
          // What is there and is to change may wait for a person's answer.
          if misses.isEmpty {
            misses = [lateness(of: criterion, check) ?? systemAlert].compactMap(\.self)
          }
        }
        progress(.timedOut, nearMisses: misses)
        return false
      }
      progress(.checked)
    }
  }
}
