import ElementModel
import Foundation

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

  /// The frame with one decimal, as Xcode prints it.
  var frameText: String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map { String(format: "%.1f", Double($0)) }
    return "{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}"
  }

  /// The attributes that it has, in Xcode's order; quotes inside are not escaped there.
  var attributeTexts: [String] {
    var parts: [String] = []
    if !identifier.isEmpty { parts.append("identifier: '\(identifier)'") }
    if !title.isEmpty { parts.append("title: '\(title)'") }
    if !label.isEmpty { parts.append("label: '\(label)'") }
    if let placeholderValue { parts.append("placeholderValue: '\(placeholderValue)'") }
    if let value { parts.append("value: \(value)") }
    if isSelected { parts.append("Selected") }
    if !isEnabled { parts.append("Disabled") }
    if hasFocus { parts.append("Focused") }
    return parts
  }
}
