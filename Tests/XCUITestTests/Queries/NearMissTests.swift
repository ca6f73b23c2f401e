import ElementModel
import SessionProtocol
import Testing

@testable import XCUITest

@MainActor
@Suite(.serialized) struct NearMissTests {
  @Test func aSessionNamesWhatIsNear() {
    let app = FakeApp(
      Element(id: 1, type: .button, label: "Settings"), Element(id: 2, type: .link, label: "Help"))
    var misses: [NearMiss] = []
    Recording.run(app) {
      let buttons = XCUIApplication().buttons
      misses += TestSession.current?.nearMisses(of: buttons["settings"].reference.query) ?? []
      misses += TestSession.current?.nearMisses(of: buttons["Help"].reference.query) ?? []
    }
    #expect(
      misses == [
        NearMiss(
          kind: .similarLabel, text: #"Button with label "Settings" is similar."#, elementID: 1),
        NearMiss(
          kind: .otherType, text: #""Help" Link is there; app.links["Help"] finds it."#,
          elementID: 2),
      ])
  }
}
