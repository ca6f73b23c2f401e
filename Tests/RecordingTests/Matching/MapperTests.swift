import Testing

@testable import Recording

struct MapperTests {
  @Test func plainNamesHaveNoArguments() {
    #expect(RecordingMapper.plainName(of: "Sheet<Screen<Home>>") == "Sheet")
  }
}
