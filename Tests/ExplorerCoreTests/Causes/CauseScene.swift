import ElementModel
import Foundation
import SessionProtocol

@testable import ExplorerCore

/// Makes screens and failures of values, and asks for the causes.
struct CauseScene {
  func tree(_ elements: [Element]) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(
      Element(id: 0, type: .application, frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    for element in elements { builder.add(element) }
    return builder.tree
  }

  func screen(_ elements: [Element]) -> Event.Content { .screen(Screen(tree: tree(elements))) }

  func tap(_ id: Int?, _ key: String, _ query: String = "buttons") -> Event.Content {
    .action(
      Action(
        .tap, on: "\"\(key)\" Button", elementID: id,
        searched: [SearchedKey(query: query, key: key)]))
  }

  /// A search in vain.
  func missing(_ key: String, _ query: String = "staticTexts") -> Event.Content {
    .read(
      Read(
        attribute: .exists, target: "\"\(key)\"", value: "false", elementID: nil,
        searched: [SearchedKey(query: query, key: key)]))
  }

  func causes(
    _ message: String = "XCTAssertTrue failed", _ reason: FailureReason = .assertion,
    nearMisses: [NearMiss] = [], after contents: [Event.Content],
    sources: FailureSources = FailureSources()
  ) -> [FailureCause] {
    let events = contents.enumerated().map {
      Event(index: $0, time: Double($0), stack: [], isStop: false, content: $1)
    }
    let failure = Failure(
      message: message, reason: reason,
      location: SourceFrame(function: "", file: "/T.swift", line: 1), pending: [], isFatal: false,
      nearMisses: nearMisses)
    return FailureCauses.of(
      Event(index: events.count, time: 9, stack: [], isStop: true, content: .failure(failure)),
      after: events, sources: sources)
  }
}
