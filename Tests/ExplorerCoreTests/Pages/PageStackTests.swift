import Testing

@testable import ExplorerCore

struct PageStackTests {
  @Test func aPageIsOpenOnceAndComesToTheFrontWhenItIsAskedForAgain() {
    var pages = PageStack()
    pages.add(PageID(HelpPage.Key()))
    pages.add(PageID(WaitPage.Key(number: 1)))
    pages.add(PageID(HelpPage.Key()))
    #expect(pages.open.map(\.id) == [PageID(WaitPage.Key(number: 1)), PageID(HelpPage.Key())])
  }

  @Test func pagesOfOneTypeWithOtherSubjectsAreOtherPages() {
    #expect(PageID(WaitPage.Key(number: 1)) != PageID(WaitPage.Key(number: 2)))
    #expect(PageID(HelpPage.Key()) != PageID(TestsPage.Key()))
  }

  @Test func pagesOfATypeAreClosedTogether() {
    var pages = PageStack()
    pages.add(PageID(WaitPage.Key(number: 1)))
    pages.add(PageID(HelpPage.Key()))
    pages.add(PageID(WaitPage.Key(number: 2)))
    #expect(pages.keys(of: WaitPage.Key.self).map(\.number) == [2, 1])
    pages.close(WaitPage.Key.self)
    #expect(pages.open.map(\.id) == [PageID(HelpPage.Key())])
  }
}
