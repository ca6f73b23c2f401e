import Testing

@testable import SimulatedUIKit

struct CGColorTests {
  @Test func componentsAreThoseThatItWasMadeOf() throws {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let parts = try #require(color.components)
    #expect(parts.count == 4 && color.numberOfComponents == 4)
    #expect(parts[0] == 1 && abs(parts[1] - 0.5) < 0.01 && parts[2] == 0)
  }

  @Test func coloursOfCataloguesHaveNoneThatAreKnown() {
    #expect(UIColor(named: "Brand")?.cgColor.components == nil)
  }
}

@MainActor struct AlternateIconTests {
  @Test func theIconIsTheOneThatWasAskedFor() async throws {
    let app = UIApplication.shared
    defer { app.setAlternateIconName(nil) { _ in } }
    #expect(app.supportsAlternateIcons && app.alternateIconName == nil)
    try await app.setAlternateIconName("Dark")
    #expect(app.alternateIconName == "Dark")
  }
}
