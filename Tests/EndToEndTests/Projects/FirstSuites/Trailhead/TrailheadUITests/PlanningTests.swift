import XCTest

final class PlanningTests: UITestCase {
  func testPlanning() {
    TrailsPage(app: app)
      .openTrail("falls")
      .tapPlanAHike()
      .typeLeader("Mina")
      .typeEmail("mina@example.org")
      .setPace(to: 0)
      .assertDuration("4h")
      .tapSave()
  }
}
