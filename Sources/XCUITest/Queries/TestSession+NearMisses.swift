import ElementModel
import SessionProtocol

extension TestSession {
  /// What a query that found nothing may have been meant to find, in the app or on the system's
  /// screens.
  func nearMisses(of query: ElementQuery) -> [NearMiss] {
    let system = device.springboard
    let others =
      system === driver || system.state != .foreground
      ? [] : [(name: system.name, tree: system.snapshot())]
    return NearMisses.of(query, in: driver.snapshot(), others: others).map(NearMiss.init)
  }
}

extension NearMiss {
  /// The description of an element that a query nearly found.
  init(_ missed: MissedElement) {
    let kind: Kind =
      switch missed.kind {
      case .outsideScope, .otherWindow: .otherWindow
      case .otherType: .otherType
      case .similarIdentifier: .similarIdentifier
      case .similarLabel: .similarLabel
      }
    self.init(kind: kind, text: missed.text, elementID: missed.elementID)
  }
}
