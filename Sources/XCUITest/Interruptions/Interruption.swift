import ElementModel

/// An alert that is in the way of a test.
struct Interruption: Hashable {
  /// The app that shows it.
  var app: ApplicationIdentity
  /// The alert.
  var alert: Element

  /// The alert as an element that handlers can use.
  var reference: ElementReference {
    let alerts = ElementQuery().appending(.descendants(.alert))
    let key = alert.identifier.isEmpty ? alert.label : alert.identifier
    let query = key.isEmpty ? alerts : alerts.appending(.matching(.identified(by: key)))
    return ElementReference(app: app, query: query, binding: .first)
  }

  /// The button that Xcode's default handler taps.
  ///
  /// An alert that asks for permission is answered with "Allow", as logs of Xcode show; others with
  /// their cancelling button, or if they have none with the prominent one or the last.
  ///
  /// - Parameter tree: What the app shows.
  /// - Returns: The button's identity and label.
  func defaultButton(in tree: ElementTree) -> Element? {
    guard let index = tree.index(ofElementWithID: alert.id) else { return nil }
    let buttons = tree.descendants(of: index).map { tree.elements[$0] }
      .filter { $0.type == .button && $0.isEnabled }
    return buttons.first { $0.label.hasPrefix("Allow") }
      ?? buttons.first { $0.traits.contains(.cancel) }
      ?? buttons.first { $0.traits.contains(.prominent) }
      ?? buttons.last
  }
}
