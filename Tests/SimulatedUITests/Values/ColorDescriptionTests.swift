import SwiftUI
import Testing

/// What colours are called when they are printed.
struct ColorDescriptionTests {
  @Test func coloursHaveTheNamesOfTheirConstants() {
    #expect(String(describing: Color.red) == "red")
    #expect(String(describing: Color.gray) == "gray")
    #expect(String(describing: Color.primary) == "primary")
    #expect(String(describing: Color.black) == "black")
    #expect(String(describing: Color.red.opacity(0.5)) == "50% red")
    #expect(String(describing: Color("brand")) == #"NamedColor(name: "brand", bundle: nil)"#)
    #expect(String(describing: Color(red: 1, green: 0, blue: 0)) == "#FF0000FF")
  }
}
