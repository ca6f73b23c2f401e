extension String {
  /// A name of Swift's, such as `stepInto`, as people write it in files and on command lines:
  /// `step-into`.
  var kebabCased: String {
    reduce(into: "") { text, character in
      text += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
  }
}
