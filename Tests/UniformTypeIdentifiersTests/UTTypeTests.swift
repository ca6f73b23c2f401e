import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
  @Test func typesKnowTheirExtensionsAndSupertypes() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .item))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType("com.example.none") == nil)
    #expect(UTType(filenameExtension: "nothing") == nil)
    #expect(UTType(exportedAs: "com.example.own").identifier == "com.example.own")
  }
}
