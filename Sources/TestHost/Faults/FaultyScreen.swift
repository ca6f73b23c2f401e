import ElementModel
import Foundation
import SessionProtocol
import VirtualTime

/// What is wrong with the app's screen on purpose: changes what tests see of it, and keeps touches from
/// what is not there or does nothing.
@MainActor
final class FaultyScreen {
  private let faults: [AppFault]
  /// When elements that are late appeared in the app, by fault and identity, in virtual time.
  private var appearances: [Appearance: Duration] = [:]
  /// The elements that were there when one was touched that leads to another screen.
  private var known: Set<Int>?
  /// Counts what changes by itself, so that whoever looks knows that there is something new.
  private(set) var version = 0

  private struct Appearance: Hashable {
    var fault: Int
    var element: Int
  }

  /// Prepares a screen with faults; nil where there are none, which costs nothing then.
  init?(_ faults: [AppFault]) {
    guard !faults.isEmpty else { return nil }
    self.faults = faults
  }

  /// What a test sees of a screen.
  func shown(_ tree: ElementTree) -> ElementTree {
    var builder = Builder(tree: tree)
    for (number, fault) in faults.enumerated() {
      for index in Self.matches(of: fault, in: tree) { note(fault, number, at: index, &builder) }
    }
    if let known {
      for (index, element) in tree.elements.enumerated() where !known.contains(element.id) {
        builder.changes[index, default: []].append(Self.makeStrange)
      }
    }
    return builder.isUnchanged ? tree : builder.result
  }

  /// Whether a touch that comes down at a point does not reach the app.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - tree: What the app shows.
  /// - Returns: Whether it is swallowed.
  func swallowsTouch(at point: CGPoint, on tree: ElementTree) -> Bool {
    var isSwallowed = false
    for (number, fault) in faults.enumerated() {
      for index in Self.matches(of: fault, in: tree)
      where tree.elements[index].frame.contains(point) {
        switch fault.kind {
        case .missing, .disabled, .deadTap: isSwallowed = true
        case .late:
          if !isDue(fault, number, tree.elements[index].id) { isSwallowed = true }
        case .wrongScreen: known = Set(tree.elements.map(\.id))
        case .label, .value, .identifier, .twice: break
        }
      }
    }
    return isSwallowed
  }

  /// Forgets what the app has shown: it is launched anew.
  func begin() {
    appearances = [:]
    known = nil
  }

  private func note(_ fault: AppFault, _ number: Int, at index: Int, _ builder: inout Builder) {
    let element = builder.tree.elements[index]
    switch fault.kind {
    case .missing: builder.left.insert(index)
    case .late: if !isDue(fault, number, element.id) { builder.left.insert(index) }
    case .twice: builder.doubled.insert(index)
    case .label(let text):
      // The text of a button says the same as the button.
      for place in [index] + Array(builder.tree.descendants(of: index))
      where builder.tree.elements[place].label == element.label {
        builder.changes[place, default: []].append { $0.label = text }
      }
    case .value(let text): builder.changes[index, default: []].append { $0.value = text }
    case .identifier(let text):
      builder.changes[index, default: []].append { $0.identifier = text }
    case .disabled: builder.changes[index, default: []].append { $0.isEnabled = false }
    case .deadTap, .wrongScreen: break
    }
  }

  /// Whether an element that is late has come; has whoever looks at the screen look again once it does.
  private func isDue(_ fault: AppFault, _ number: Int, _ element: Int) -> Bool {
    guard case .late(let seconds) = fault.kind else { return true }
    let appearance = Appearance(fault: number, element: element)
    let now = VirtualTime.now
    guard let began = appearances[appearance] else {
      appearances[appearance] = now
      VirtualTime.schedule(
        after: .seconds(seconds), kind: .timer, label: "\(fault.element), late on purpose"
      ) { [weak self] in self?.version += 1 }
      return false
    }
    return now - began >= .seconds(seconds)
  }

  private static func matches(of fault: AppFault, in tree: ElementTree) -> [Int] {
    func found(by name: (Element) -> String) -> [Int] {
      tree.elements.indices.filter {
        let element = tree.elements[$0]
        return (fault.type ?? element.type) == element.type && name(element) == fault.element
      }
    }
    let identified = found(by: \.identifier)
    return identified.isEmpty ? found(by: \.label) : identified
  }

  private static func makeStrange(_ element: inout Element) {
    element.identifier = ""
    if !element.label.isEmpty { element.label = "Something else" }
    if element.value != nil { element.value = "" }
  }
}

extension FaultyScreen {
  /// A tree that is made from another.
  private struct Builder {
    let tree: ElementTree
    /// Places of elements that are left out, with all below them.
    var left: Set<Int> = []
    /// Places of elements that are there twice.
    var doubled: Set<Int> = []
    /// What is different of elements, by place.
    var changes: [Int: [(inout Element) -> Void]] = [:]

    var isUnchanged: Bool { left.isEmpty && doubled.isEmpty && changes.isEmpty }

    /// Identities of copies; no app has such.
    private static let copies = 1 << 40

    var result: ElementTree {
      guard !tree.isEmpty else { return tree }
      var builder = ElementTree.Builder()
      add(0, to: &builder, isCopy: false)
      return builder.tree
    }

    private func add(_ index: Int, to builder: inout ElementTree.Builder, isCopy: Bool) {
      guard !left.contains(index) else { return }
      var element = tree.elements[index]
      for change in changes[index] ?? [] { change(&element) }
      if isCopy { element.id += Self.copies }
      builder.open(element)
      for child in tree.children(of: index) { add(child, to: &builder, isCopy: isCopy) }
      builder.close()
      if !isCopy, doubled.contains(index) { add(index, to: &builder, isCopy: true) }
    }
  }
}
