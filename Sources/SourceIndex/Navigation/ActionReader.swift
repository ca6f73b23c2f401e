import SwiftSyntax

/// Tells methods that do something to the app from those that only look, wait or assert.
///
/// A class, so that what one function was found to be is not found again for each that calls it.
final class ActionReader {
  private let bodies: SightReader
  private var known: [SourceLocation: Bool] = [:]

  /// Methods of elements and of the app after which everything is as it was.
  private static let looks: Set<String> = [
    "waitForExistence", "waitForNonExistence", "wait", "exists", "snapshot", "screenshot",
    "performAccessibilityAudit", "resetAuthorizationStatus", "isEqual", "value",
  ]
  /// Methods of `PageObjects` that do something; the library itself is not among the sources.
  private static let libraryActions: Set<String> = [
    "openView", "returnToOrigin", "openViewWithToastAction", "returnToOriginWithToast",
    "launchTheApplication", "terminateTheApplication",
  ]

  init(_ bodies: SightReader) { self.bodies = bodies }

  /// Whether a function, or one that it calls, does something.
  func acts(_ function: FunctionDeclaration) -> Bool {
    if Self.libraryActions.contains(function.name) { return true }
    if let answer = known[function.location] { return answer }
    // A function that calls itself does no more by that.
    known[function.location] = false
    let answer = bodies.sights(of: function).contains(where: acts)
    known[function.location] = answer
    return answer
  }

  /// Whether a computed property does something when it is read.
  func acts(_ property: PropertyDeclaration) -> Bool {
    bodies.sights(of: property).contains(where: acts)
  }

  private func acts(_ sight: BodySight) -> Bool {
    guard case .call(let site, _) = sight else { return false }
    return isAction(site)
  }

  /// Whether a call does something.
  func isAction(_ site: TypeInference.CallSite) -> Bool {
    if let function = site.function { return acts(function) }
    let name = site.name.text
    if Self.libraryActions.contains(name) { return true }
    guard let receiver = site.receiver else {
      // Not known on what; what is called like an action most likely is one.
      return ["tap", "typeText", "swipeUp", "swipeDown", "swipeLeft", "swipeRight"].contains(name)
    }
    return XCUIVocabulary.types.contains(receiver.name) && !receiver.isMetatype
      && XCUIVocabulary.result(of: name, on: receiver) == nil && !Self.looks.contains(name)
  }

  /// Whether a call launches or ends the app.
  static func isLaunch(_ site: TypeInference.CallSite) -> Bool {
    site.receiver?.name == "XCUIApplication" && ["launch", "terminate"].contains(site.name.text)
  }

  /// Whether a function goes back by the library's means.
  func returnsToOrigin(_ function: FunctionDeclaration) -> Bool {
    bodies.sights(of: function).contains { sight in
      guard case .call(let site, _) = sight else { return false }
      return site.name.text.hasPrefix("returnToOrigin")
    }
  }

  /// Whether a function only gives something: it neither acts nor waits nor asserts.
  func isPlain(_ function: FunctionDeclaration) -> Bool {
    !acts(function)
      && !bodies.sights(of: function).contains { sight in
        guard case .call(let site, _) = sight else { return false }
        return site.name.text.hasPrefix("XCT") || site.name.text.hasPrefix("wait")
      }
  }
}
