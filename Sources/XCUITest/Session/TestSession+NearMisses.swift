import ElementModel
import Foundation
import SessionProtocol
import VirtualTime

extension TestSession {
  /// How far to look ahead for an element that is late.
  private static let farthestLook: Duration = .seconds(10)

  /// What a search that has failed has narrowly missed.
  ///
  /// - Parameter reference: What was looked for.
  /// - Returns: The nearest first; none where the search was not in vain.
  func nearMisses(for reference: ElementReference) -> [NearMiss] {
    if let known = knownMisses, known.time == VirtualTime.now, known.reference == reference {
      return known.misses
    }
    let misses = searchNearMisses(for: reference)
    knownMisses = (VirtualTime.now, reference, misses)
    return misses
  }

  /// The elements that a search found where there must be one.
  ///
  /// - Parameter reference: What was looked for.
  /// - Returns: Some of them; none where the search did not find several.
  func rivals(for reference: ElementReference) -> [NearMiss] {
    guard reference.binding == .unique, !reference.isApplication else { return [] }
    let tree = snapshot(of: reference.app)
    let matches = reference.query.matches(in: tree)
    guard matches.count > 1 else { return [] }
    let shown = matches.prefix(NearMisses.limit)
    let isAmbiguous = Set(shown.map { tree.elements[$0].summary }).count < shown.count
    return shown.map { index in
      let element = tree.elements[index]
      let place = isAmbiguous ? " at \(element.frame.origin.logText)" : ""
      return NearMiss(
        kind: .oneOfSeveral,
        text: "\(element.summary)\(place) is one of \(matches.count) that match.",
        name: element.summary, detail: "\(matches.count)", elementID: element.id)
    }
  }

  private func searchNearMisses(for reference: ElementReference) -> [NearMiss] {
    let tree = snapshot(of: reference.app)
    guard !tree.isEmpty, reference.match(in: tree) == nil else { return [] }
    let misses = NearMisses.of(reference.query, in: tree, others: others(besides: reference.app))
    let late = lateness(of: reference)
    let elsewhere = late == nil ? elsewhere(reference) : nil
    return [late, systemAlert, elsewhere].compactMap { $0 } + misses.map(NearMiss.init)
  }

  /// Other apps that are on the screen or can be: what the system shows, and the app in front.
  private func others(besides identity: ApplicationIdentity) -> [(name: String, tree: ElementTree)]
  {
    let app = application(identity)
    var others = [device.springboard]
    if device.frontmost !== device.springboard { others.append(device.frontmost) }
    return others.filter { $0 !== app }.map { ($0.name, $0.snapshot()) }
  }

  /// Says when an element would have come.
  private func lateness(of reference: ElementReference) -> NearMiss? {
    let delay = lookAhead(Self.farthestLook) {
      reference.match(in: self.snapshot(of: reference.app)) != nil
    }
    guard let delay else { return nil }
    let seconds = String(format: "%.2g", delay.seconds)
    return NearMiss(
      kind: .late, text: "\(reference.title) appears \(seconds) s later.", name: reference.title,
      detail: seconds)
  }
}

extension NearMiss {
  /// An element that a query nearly found, as events tell it.
  fileprivate init(_ miss: MissedElement) {
    let kind: Kind =
      switch miss.kind {
      case .outsideScope: .outsideScope
      case .otherWindow: .otherWindow
      case .otherApp: .otherApp
      case .otherType: .otherType
      case .similarIdentifier: .similarIdentifier
      case .similarLabel: .similarLabel
      case .otherKind: .otherKind
      case .noneInside: .noneInside
      case .itself: .itself
      }
    self.init(
      kind: kind, text: miss.text, name: miss.name, detail: miss.detail, elementID: miss.elementID)
  }
}
