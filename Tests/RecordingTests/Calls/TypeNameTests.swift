import Testing

@testable import Recording

struct TypeNameTests {
  @Test func partsOfNames() {
    let name = TypeName("Sheet<Screen<Home>, Other>")
    #expect(name.plain == "Sheet")
    #expect(name.arguments == ["Screen<Home>", "Other"])
    #expect(TypeName("Home").arguments.isEmpty)
  }

  @Test func wholeNamesAreReplaced() {
    #expect(TypeName("Sheet<Origin>").replacing("Origin", by: "A<B>").text == "Sheet<A<B>>")
    #expect(
      TypeName("OriginSheet<MyOrigin>").replacing("Origin", by: "A").text == "OriginSheet<MyOrigin>"
    )
  }
}
