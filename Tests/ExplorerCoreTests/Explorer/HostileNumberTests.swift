import ElementModel
import Foundation
import SessionProtocol
import TerminalModel
import TestSupport
import Testing

@testable import ExplorerCore

struct HostileNumberTests {
  /// A run with numbers that no host of ours names.
  private static func run(_ number: Int, _ measure: Double) -> [Event] {
    SignInRun.failing.map { event in
      var event = event
      event.time = measure
      event.stack = event.stack.map { frame in
        SourceFrame(function: frame.function, file: frame.file, line: number, column: number)
      }
      switch event.content {
      case .wait(var wait):
        wait.elapsed = measure
        wait.limit = -measure
        wait.elementID = number
        wait.pending = [Pending(kind: .timer, label: "a", dueIn: measure, origin: nil)]
        event.content = .wait(wait)
      case .action(var action):
        action.elementID = number
        event.content = .action(action)
      case .screen(let screen):
        event.content = .screen(Screen(tree: tree(like: screen.tree, number, measure)))
      case .failure(var failure):
        failure.location.line = number
        event.content = .failure(failure)
      default: break
      }
      return event
    }
  }

  private static func tree(
    like tree: ElementTree, _ number: Int, _ measure: Double
  ) -> ElementTree {
    var builder = ElementTree.Builder()
    for (place, old) in tree.elements.enumerated() {
      var element = old
      element.id = number
      element.frame = CGRect(x: measure, y: -measure, width: measure, height: measure)
      if place == 0 { builder.open(element) } else { builder.add(element) }
    }
    return builder.tree
  }

  @Test(arguments: [Int.min, .max], [-1e300, 1e300])
  func theyAreShownSomehowOnEveryPageAndAtEverySize(number: Int, measure: Double) {
    var harness = ExplorerHarness([Self.run(number, measure)])
    harness.act(.started)
    harness.type("ssssssssssssssssc")
    let sizes = [(1, 1), (40, 10), (80, 24), (200, 60)].map(TerminalSize.init(columns:rows:))
    for keys in ["", "e", "N", "f", "D", "I", "m", "U", "a", "1jj", "3jj", "4jj", "5/x", "6", "B"] {
      harness.type(keys)
      for size in sizes {
        harness.act(.input(.resized(size)))
        #expect(render(harness.model, size: size).unsafeCell == nil)
        for place in [0, 5, 30] {
          harness.act(.input(.mouse(MouseEvent(column: place * 3, row: place))))
        }
      }
      harness.act(.input(.resized(TerminalSize(columns: 120, rows: 40))))
      harness.press(.enter)
      harness.type("u")
      harness.press(.escape)
      harness.press(.escape)
      harness.press(.escape)
    }
    #expect(harness.model.run.record.events.count > 10)
  }
}
