import XCTest

final class NavigationTests: AscentTestCase {
  func testFooterBarLeadsToEveryTab() {
    guard let tools = home.footerBar.selectTools() else { return }
    guard let settings = tools.footerBar.selectSettings() else { return }
    guard nil != settings.footerBar.selectHome() else { return }
  }

  func testKnowledgeBaseLeadsBackToSettings() {
    guard let settings = home.footerBar.selectSettings() else { return }
    guard let knowledgeBase = settings.openKnowledgeBase() else { return }
    guard let article = knowledgeBase.openArticle("boots") else { return }
    XCTAssertFalse(article.text.isEmpty)
    guard nil != article.backToOrigin()?.backToOrigin() else { return }
  }

  func testAFilterIsSelectedBeforeTheListIsRead() {
    guard let settings = home.footerBar.selectSettings() else { return }
    guard let knowledgeBase = settings.openKnowledgeBase()?.show(.new) else { return }
    XCTAssertTrue(knowledgeBase.lists("stoves"))
    XCTAssertFalse(knowledgeBase.lists("labels"))
    XCTAssertTrue(knowledgeBase.show(.all).lists("labels"))
  }
}
