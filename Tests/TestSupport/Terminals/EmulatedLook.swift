/// How a terminal draws a character: what the sequences `CSI … m` have selected.
package struct EmulatedLook: Hashable, Sendable {
  /// Numbers of the attributes that are on: 1 bold, 2 dim, 3 italic, 4 underlined, 7 reversed, 9
  /// struck through.
  package var attributes: Set<Int> = []
  /// The colour of the text, as xterm numbers them; nil for the terminal's own.
  package var foreground: Int?
  /// The colour behind it.
  package var background: Int?

  /// The terminal's own look.
  package init() {}

  /// Obeys the numbers of a sequence.
  mutating func select(_ numbers: [Int]) {
    var rest = numbers.isEmpty ? [0] : numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = EmulatedLook()
      case 1...9: attributes.insert(number)
      case 22: attributes.subtract([1, 2])
      case 23...29: attributes.remove(number - 20)
      case 30...37: foreground = number - 30
      case 38: foreground = Self.color(&rest)
      case 39: foreground = nil
      case 40...47: background = number - 40
      case 48: background = Self.color(&rest)
      case 49: background = nil
      case 90...97: foreground = number - 82
      case 100...107: background = number - 92
      default: break
      }
    }
  }

  /// The colour after 38 or 48; of those by number, which are all that is written.
  private static func color(_ rest: inout ArraySlice<Int>) -> Int? {
    guard rest.popFirst() == 5 else { return nil }
    return rest.popFirst()
  }
}
