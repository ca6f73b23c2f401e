package import ElementModel

/// Names of environment variables that stand for what is typed into secure fields.
package enum SecretName {
  /// A name such as `PASSWORD_FIELD`, of the last word of a field's identifier, or of its label.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - taken: Names that stand for other texts.
  /// - Returns: The name.
  package static func of(_ field: Element, besides taken: Set<String> = []) -> String {
    let text = field.identifier.split(separator: ".").last.map(String.init) ?? field.label
    var name = ""
    var wasLower = false
    for character in text {
      guard character.isASCII, character.isLetter || character.isNumber else {
        if !name.isEmpty, name.last != "_" { name += "_" }
        continue
      }
      if wasLower, character.isUppercase { name += "_" }
      wasLower = character.isLowercase
      name += character.uppercased()
    }
    while name.last == "_" { name.removeLast() }
    if name.isEmpty || name.first?.isNumber == true { name = "PASSWORD" }
    var number = 2
    let first = name
    while taken.contains(name) {
      name = "\(first)_\(number)"
      number += 1
    }
    return name
  }
}
