import SourceModel
import Testing

@testable import ExplorerCore

struct ViewStateTests {
  private let place = SourceLocation(file: "A.swift", line: 3)

  @Test func followingForgetsWhereAPersonMoved() {
    var view = ViewState()
    #expect(!view.isMoved)
    view.showSource(place)
    view.appElement = 7
    #expect(view.isMoved)
    view.follow()
    #expect(!view.isMoved && view.stackLevel == 0)
  }

  @Test func aCallThatIsShownIsOneThatThereIs() {
    var view = ViewState()
    view.showSource(place)
    #expect(view.sourceTarget == place)
    let levels = [5, -1, 1].map { level in
      view.showFrame(level, of: 3)
      return view.stackLevel
    }
    #expect(levels == [2, 0, 1] && view.sourceTarget == nil)
    view.showFrame(1, of: 0)
    #expect(view.stackLevel == 0)
  }

  @Test func anotherRunKeepsTheFoldsOfPagesAlone() {
    var view = ViewState()
    view.toggle(.page("SignIn"))
    view.toggle(.step(3))
    view.toggle(.section("waits"))
    view.toggle(.section("waits"))
    #expect(view.folds == [.page("SignIn"): false, .step(3): false, .section("waits"): true])
    view.appElement = 1
    view.beginRun()
    #expect(view.folds == [.page("SignIn"): false] && view.appElement == nil)
  }
}
