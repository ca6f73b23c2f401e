import SwiftUI
import Testing

private struct Sign: View {
  var body: some View { Text("sign") }
}

private struct Sign_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Sign().previewLayout(.sizeThatFits)
      Sign().previewLayout(.fixed(width: 320, height: 70)).previewDisplayName("small")
      Sign().previewDevice("iPhone 15").previewInterfaceOrientation(.landscapeLeft)
      Sign().previewDevice(PreviewDevice(rawValue: "iPhone SE (2nd generation)"))
    }
  }
}

/// Previews compile; what they show is what they are made of.
@MainActor struct PreviewTests {
  @Test func whatIsSaidForTheCanvasChangesNothing() {
    let driver = AppDriver { Sign_Previews.previews }
    #expect(driver.elements.count { $0.label == "sign" } == 4)
    #expect(Sign_Previews.platform == nil)
    #expect(InterfaceOrientation.allCases.map(\.id).count == 4)
  }
}
