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

  /// What a test would declare, inside of what stands for its module.
  final class Mock: AppScreen {}

  @Test func modifiersAndContainersAreLeftAway() {
    #expect(SubjectName(of: Card()).text == "Card")
    #expect(SubjectName(of: Card().padding().frame(width: 3).background(Color.red)).text == "Card")
    #expect(SubjectName(of: VStack { Card() }).text == "Card")
    #expect(SubjectName(of: Screen()).text == "Screen")
    #expect(SubjectName(of: UINavigationController(rootViewController: Screen())).text == "Screen")
    #expect(SubjectName(of: "text").text == "String")
    #expect(SubjectName(of: UIHostingController(rootView: Card().padding())).text == "Card")
    #expect(SubjectName(of: NavigationStack { Card() }.font(.body)).text == "Card")
    #expect(SubjectName(of: NavigationStack(path: .constant([1])) { Card() }).text == "Card")
    #expect(
      SubjectName(
        of: VStack {
          Card(); Card()
        }.padding()
      ).text == "VStack")
  }

  /// A test's subclass of a controller stands for the app's, and one that is all the test's for itself.
  @Test func mocksAreCalledAsWhatTheyStandFor() {
    let module = "ScreenSnapshotsTests.SubjectNameTests"

    #expect(SubjectName(of: Mock(), testModule: module).text == "AppScreen")
    #expect(SubjectName(of: Mock()).text == "Mock")
    #expect(SubjectName(of: AppScreen(), testModule: module).text == "AppScreen")
    #expect(SubjectName(of: AppScreen(), testModule: "ScreenSnapshotsTests").text == "AppScreen")
  }
}

/// What an app would declare.
class AppScreen: UIViewController {}
