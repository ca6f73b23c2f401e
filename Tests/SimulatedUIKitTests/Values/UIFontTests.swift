import SimulatedUIKit
import Testing

struct UIFontTests {
  @Test func aFontHasTheNameAndSizeThatAreAskedFor() throws {
    let font = try #require(UIFont(name: "Avenir-Heavy", size: 14))
    #expect(font.fontName == "Avenir-Heavy")
    #expect(font.pointSize == 14)
    #expect(UIFont(name: "", size: 14) == nil)
  }

  @Test func aFontInAnotherSizeKeepsItsName() {
    let font = UIFont.boldSystemFont(ofSize: 17).withSize(20)
    #expect(font.pointSize == 20)
    #expect(font.fontName == UIFont.systemFont(ofSize: 12).fontName)
  }
}
