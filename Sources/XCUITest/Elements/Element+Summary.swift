import ElementModel

extension Element {
  /// The element as Xcode lists candidates: type, process of an app, and the attributes it has.
  ///
  /// - Parameter processID: The app's process.
  /// - Returns: The text, such as `Button, identifier: 'shift', label: 'shift'`.
  func summary(processID: Int = 0) -> String {
    let process = type == .application ? ["pid: \(processID)"] : []
    return ([type.name] + process + attributeTexts).joined(separator: ", ")
  }

  /// The element with its frame, as Xcode names one that cannot be hit.
  var summaryWithFrame: String {
    ([type.name, frameText] + attributeTexts).joined(separator: ", ")
  }

  /// The element as Xcode names one that is bound by identity: `Window at {{0.0, 0.0}, {402.0,
  /// 874.0}}`.
  var nameByFrame: String { "\(type.name) at \(frameText)" }
}
