import SimulatedUI
import SimulatedUIKit
import Testing

@testable import ScreenSnapshots

/// What snapshots are said to be of.
@MainActor struct SubjectNameTests {
  private struct Card: View {
    var body: some View { Text("a") }
  }

  private final class Screen: UIViewController {}

  @Test func modifiersAndContainersAreLeftAway() {
    #expect(SubjectName(of: Card()).text == "Card")
    #expect(SubjectName(of: Card().padding().frame(width: 3).background(Color.red)).text == "Card")
    #expect(SubjectName(of: VStack { Card() }).text == "Card")
    #expect(SubjectName(of: Screen()).text == "Screen")
    #expect(SubjectName(of: UINavigationController(rootViewController: Screen())).text == "Screen")
    #expect(SubjectName(of: "text").text == "String")
  }
}
