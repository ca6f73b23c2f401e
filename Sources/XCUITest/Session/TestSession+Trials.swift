import ElementModel
import Foundation
import SessionProtocol
import SimulatedUIKit
import VirtualTime

/// What would have become of a step that failed, tried in a copy of the run.
extension TestSession {
  /// How far to look ahead for a change.
  private static let farthestChange: Duration = .seconds(10)
  /// How long ago a read may be for an assertion to be about it.
  private static let readAge: Duration = .seconds(2)
  /// How often a list is scrolled on in search of an element.
  private static let scrollLimit = 80
  /// How many buttons are tried.
  private static let buttonLimit = 12
  /// How long the end of a list is waited at.
  private static let loadingTime: Duration = .seconds(2)
  /// How many tabs are tried.
  private static let tabLimit = 6

  /// What a wait that gave up has narrowly missed.
  func misses(of criterion: WaitCriterion, _ reference: ElementReference) -> [NearMiss] {
    guard case .isGone = criterion else { return nearMisses(for: reference) }
    let delay = lookAhead(Self.farthestChange) {
      reference.match(in: self.snapshot(of: reference.app)) == nil
    }
    guard let delay else { return [] }
    let seconds = Self.seconds(delay)
    return [
      NearMiss(
        kind: .goesLate, text: "\(reference.title) goes away \(seconds) s later.",
        name: reference.title, detail: seconds)
    ]
  }

  /// What a wait for something about a query has narrowly missed, where the query finds nothing.
  func misses(ofQuery query: ElementQuery?) -> [NearMiss] {
    guard let query else { return [] }
    return nearMisses(for: ElementReference(app: .target, query: query, binding: .first))
  }

  /// Says when a wait that gave up would have been met.
  ///
  /// - Parameters:
  ///   - criterion: What was waited for.
  ///   - check: Gives the reason why that is not met.
  /// - Returns: The delay; `nil` where it is not met within ten seconds.
  func lateness(
    of criterion: WaitCriterion, _ check: () -> (unmet: String?, elementID: Int?)
  ) -> NearMiss? {
    let delay = lookAhead(Self.farthestChange) { check().unmet == nil }
    guard let delay, delay > .zero else { return nil }
    let seconds = Self.seconds(delay)
    let name =
      switch criterion {
      case .property(let name, let element, _): "\(name) of \(element)"
      default: criterion.text
      }
    return NearMiss(
      kind: .rightLater, text: "\(name) becomes what is waited for \(seconds) s later.", name: name,
      detail: seconds)
  }

  /// Says when what was read last would have been otherwise, for an assertion that fails right after.
  ///
  /// - Parameter message: The assertion's message, which has the values that it compared.
  /// - Returns: The change; `nil` where nothing changes by itself.
  func changeOfLastRead(message: String) -> NearMiss? {
    guard wantsLogLines, let read = lastRead, VirtualTime.now - read.time <= Self.readAge,
      read.attribute != .exists || message.hasPrefix("XCTAssertFalse")
    else { return nil }
    let isCompared = message.contains("(\"")
    let isFlag = read.value == "true" || read.value == "false"
    let delay = lookAhead(Self.farthestChange) {
      guard let text = read.text(in: self.snapshot(of: read.reference.app)), text != read.value
      else { return false }
      return !isCompared || message.contains("(\"\(text)\")")
        || message.contains("(\"Optional(\"\(text)\")\")")
    }
    guard let delay, delay > .zero else { return nil }
    let seconds = Self.seconds(delay)
    let name = "\(read.attribute.rawValue) of \(read.target)"
    if isCompared || isFlag {
      return NearMiss(
        kind: .rightLater, text: "\(name) becomes what is expected \(seconds) s later.",
        name: name, detail: seconds)
    }
    return NearMiss(
      kind: .changesLater, text: "\(name) changes \(seconds) s later.", name: name,
      detail: seconds)
  }

  /// An alert of the system's that is in front of the app.
  var systemAlert: NearMiss? {
    let tree = device.springboard.snapshot()
    guard let index = tree.elements.firstIndex(where: { $0.type == .alert }) else { return nil }
    let alert = tree.elements[index]
    let buttons = tree.descendants(of: index).filter { tree.elements[$0].type == .button }
      .map { "\"\(tree.elements[$0].label)\"" }.joined(separator: ", ")
    if !interruptionMonitors.isEmpty {
      return NearMiss(
        kind: .awaitsAction,
        text: "\(alert.name) of the system is in front of the app; the test's interruption monitor "
          + "runs only once the test acts on the app again.",
        name: alert.name, detail: buttons)
    }
    return NearMiss(
      kind: .systemAlert,
      text: "\(alert.name) of the system is in front of the app; its buttons are \(buttons).",
      name: alert.name, detail: buttons)
  }

  /// Looks for an element in copies of the run that go elsewhere.
  func elsewhere(_ reference: ElementReference) -> NearMiss? {
    furtherDown(reference) ?? onOtherTab(reference) ?? afterTap(reference)
  }

  private func finds(_ reference: ElementReference) -> Bool {
    reference.match(in: snapshot(of: reference.app)) != nil
  }

  /// Taps each button, in a copy, in search of an element.
  private func afterTap(_ reference: ElementReference) -> NearMiss? {
    let tree = snapshot(of: reference.app)
    let bars = tree.elements.indices.filter { tree.elements[$0].type == .tabBar }
    let tabs = Set(bars.flatMap { tree.descendants(of: $0) })
    let buttons = tree.elements.indices.filter { index in
      let element = tree.elements[index]
      return element.type == .button && element.isEnabled && !tabs.contains(index)
    }
    for button in buttons.prefix(Self.buttonLimit).map({ tree.elements[$0] }) {
      guard let point = button.hitPoint else { continue }
      let isThere = tries {
        self.perform(.tapping(Taps(), at: point))
        VirtualTime.run(until: VirtualTime.now + Pace.retry)
        return self.finds(reference)
      }
      guard isThere else { continue }
      let isBrief = tries {
        self.perform(.tapping(Taps(), at: point))
        VirtualTime.run(until: VirtualTime.now + Self.brevity)
        return !self.finds(reference)
      }
      let end = isBrief ? ", and gone 10 s later." : "."
      return NearMiss(
        kind: isBrief ? .afterTapBriefly : .afterTap,
        text: "\(reference.title) is there once \(button.name) is tapped\(end)",
        name: reference.title, detail: button.name, elementID: button.id)
    }
    return nil
  }

  /// After how long it is told that something has gone again.
  private static let brevity = Duration.seconds(10)

  /// Scrolls everything on the screen that scrolls, in a copy, in search of an element.
  func furtherDown(_ reference: ElementReference) -> NearMiss? {
    let tree = snapshot(of: reference.app)
    guard let screen = tree.application?.frame else { return nil }
    let lists = tree.elements.filter { element in
      let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
      return [.scrollView, .table, .collectionView].contains(element.type)
        && screen.contains(middle) && element.frame.height > 60
    }
    for list in lists.prefix(3) {
      let middle = CGPoint(x: list.frame.midX, y: list.frame.midY)
      for sign in [-1.0, 1.0] {
        let step = CGSize(width: 0, height: sign * list.frame.height * 0.8)
        let isThere = tries {
          var last = tree
          for _ in 0..<Self.scrollLimit {
            self.device.scroll(at: middle, by: step)
            if self.finds(reference) { return true }
            // At the end of a list some load more.
            if self.snapshot(of: reference.app) == last {
              VirtualTime.run(until: VirtualTime.now + Self.loadingTime)
              if self.finds(reference) { return true }
              if self.snapshot(of: reference.app) == last { return false }
            }
            last = self.snapshot(of: reference.app)
          }
          return false
        }
        guard isThere else { continue }
        return NearMiss(
          kind: .furtherDown,
          text: "\(reference.title) is there once \(list.name) is scrolled.",
          name: reference.title, detail: list.name, elementID: list.id)
      }
    }
    return nil
  }

  /// Chooses each of the other tabs, in a copy, in search of an element.
  func onOtherTab(_ reference: ElementReference) -> NearMiss? {
    let tree = snapshot(of: reference.app)
    guard let bar = tree.elements.firstIndex(where: { $0.type == .tabBar }) else { return nil }
    let tabs = tree.descendants(of: bar).map { tree.elements[$0] }
      .filter { $0.type == .button && !$0.isSelected }
    for tab in tabs.prefix(Self.tabLimit) {
      guard let point = tab.hitPoint else { continue }
      let isThere = tries {
        self.perform(.tapping(Taps(), at: point))
        VirtualTime.run(until: VirtualTime.now + Pace.retry)
        return reference.match(in: self.snapshot(of: reference.app)) != nil
      }
      guard isThere else { continue }
      let name = "\"\(tab.label.isEmpty ? tab.identifier : tab.label)\""
      return NearMiss(
        kind: .otherTab, text: "\(reference.title) is there once the tab \(name) is chosen.",
        name: reference.title, detail: name, elementID: tab.id)
    }
    return nil
  }

  /// Does something in a copy of the run that is thrown away then.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What it returned; `false` when nobody can tell.
  private func tries(_ body: @MainActor () -> Bool) -> Bool {
    var result: Bool?
    return lookAhead(.zero) {
      if let result { return result }
      let found = body()
      result = found
      return found
    } != nil
  }

  private static func seconds(_ delay: Duration) -> String {
    String(format: "%.2g", delay.seconds)
  }
}
