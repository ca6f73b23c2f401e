extension Binding where Value == AttributedString {
  /// The letters alone; what is typed takes the attributes of what it stands behind.
  var letters: Binding<String> {
    Binding<String> {
      String(wrappedValue.characters)
    } set: { new in
      wrappedValue = wrappedValue.typing(new)
    }
  }
}

extension AttributedString {
  /// The text with other letters, of which those that stay keep their attributes.
  fileprivate func typing(_ new: String) -> AttributedString {
    let old = Array(characters)
    let letters = Array(new)
    let start = zip(old, letters).prefix { $0 == $1 }.count
    let room = Swift.min(old.count, letters.count) - start
    let end = zip(old.reversed(), letters.reversed()).prefix(room).prefix { $0 == $1 }.count
    var typed = AttributedString(String(letters[start..<(letters.count - end)]))
    var result = self
    let from = result.index(result.startIndex, offsetByCharacters: start)
    let to = result.index(result.startIndex, offsetByCharacters: old.count - end)
    if start > 0 {
      let before = result.index(from, offsetByCharacters: -1)
      typed.mergeAttributes(result[before..<from].runs.first?.attributes ?? AttributeContainer())
    }
    result.replaceSubrange(from..<to, with: typed)
    return result
  }
}
