import Foundation

extension Element {
  /// The frame with one decimal, as Xcode prints it.
  package var frameText: String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map { String(format: "%.1f", Double($0)) }
    return "{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}"
  }

  /// The attributes that it has, in Xcode's order; quotes inside are not escaped there.
  package var attributeTexts: [String] {
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
