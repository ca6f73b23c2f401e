/// A layer of the test pyramid, the top first.
package enum TestLayer: String, Codable, CaseIterable, Hashable, Sendable {
  /// Drives the app through its screen, with `XCUIApplication`.
  case ui
  /// Puts several of the app's parts, or a part and the network, together.
  case integration
  /// Tests one part of the app by itself.
  case unit

  /// What a person reads.
  package var title: String {
    switch self {
    case .ui: "UI"
    case .integration: "Integration"
    case .unit: "Unit"
    }
  }

  /// The part of all tests that a project should have here: 70 % unit, 20 % integration and 10 % UI
  /// tests, the usual recommendation.
  package var recommendedShare: Double {
    switch self {
    case .ui: 0.1
    case .integration: 0.2
    case .unit: 0.7
    }
  }

  /// Whether another layer is nearer to the ground, where tests are fast and many.
  package func isAbove(_ other: TestLayer) -> Bool { rank > other.rank }

  private var rank: Int {
    switch self {
    case .unit: 0
    case .integration: 1
    case .ui: 2
    }
  }
}
