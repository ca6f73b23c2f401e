import TestSupport
import Testing

@testable import Workspace

struct ProjectManifestFuzzTests {
  private static let samples = [
    """
    app: App
    tests: [UITests, More]
    name: Stores
    bundleIdentifier: com.example.stores
    firstTest: SignInTests/testSignIn
    swiftLanguageMode: 6
    urlSchemes: [stores, stores-dev]
    usageDescriptions:
      NSCameraUsageDescription: "For pictures"
    apps: {com.example.other: Other}
    """,
    """
    fixtures: Fixtures
    network: {latency: 200ms, jitter: 50ms, loss: 1%, offline: false}
    stubs: Stubs
    layers:
      ui: [UITests]
      unit: "*ModelTests"
    device: iPhone 15
    appearance: dark
    dynamicTypeSize: accessibility3
    locale: ja_JP
    layoutDirection: rightToLeft
    orientation: landscapeLeft
    """,
  ]

  /// Each is read, or refused in a sentence that names the file.
  @Test func aManifestIsReadOrRefused() {
    var refused = 0
    Mutation.each(of: Self.samples, count: 2_000) { bytes in
      do throws(WorkspaceError) {
        _ = try ProjectManifest(text: String(decoding: bytes, as: UTF8.self), path: "/p/pomelo.yml")
      } catch {
        refused += 1
        #expect(error.message.contains("pomelo.yml"), "\(error.message)")
      }
    }
    #expect(refused > 1_000)
  }
}
