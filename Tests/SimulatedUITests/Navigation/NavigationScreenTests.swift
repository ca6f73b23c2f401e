import ElementModel
import SwiftUI
import Testing

private struct Swiped: View {
  var hidesBack = false

  var body: some View {
    NavigationStack {
      NavigationLink("go") {
        List { Text("detail") }.navigationBarBackButtonHidden(hidesBack)
      }
      .navigationTitle("Home")
    }
  }
}

@MainActor @Suite(.serialized) struct NavigationScreenTests {
  private let edge = CGPoint(x: 2, y: 400)

  @Test func swipesFromTheEdgeLeadBack() throws {
    let driver = AppDriver { Swiped() }
    try driver.tap("go")
    driver.drag(from: edge, to: edge.moved(60, 0))
    driver.settle()
    #expect(driver.exists("detail"))
    driver.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 390, y: 400))
    driver.settle()
    #expect(driver.exists("detail"))
    driver.drag(from: edge, to: edge.moved(300, 0))
    #expect(!driver.exists("detail"))
    driver.settle()
    #expect(driver.find("go")?.isHittable == true)
  }

  @Test func screensWithoutABackButtonAreNotSwiped() throws {
    let driver = AppDriver { Swiped(hidesBack: true) }
    try driver.tap("go")
    #expect(!driver.exists("BackButton"))
    driver.drag(from: edge, to: edge.moved(300, 0))
    driver.settle()
    #expect(driver.exists("detail"))
  }
}
