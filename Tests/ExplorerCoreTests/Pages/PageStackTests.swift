import Testing

@testable import ExplorerCore

@Suite("Pages that are open")
struct PageStackTests {
  @Test("a page is open once, and comes to the front when it is asked for again")
  func front() {
    var pages = PageStack()
    pages.add(PageID(HelpPage.Key()))
    pages.add(PageID(WaitPage.Key(number: 1)))
    pages.add(PageID(HelpPage.Key()))
    #expect(pages.open.map(\.id) == [PageID(WaitPage.Key(number: 1)), PageID(HelpPage.Key())])
  }

  @Test("pages of one type with other subjects are other pages")
  func subjects() {
    #expect(PageID(WaitPage.Key(number: 1)) != PageID(WaitPage.Key(number: 2)))
    #expect(PageID(HelpPage.Key()) != PageID(TestsPage.Key()))
  }

  @Test("pages of a type are closed together")
  func closing() {
    var pages = PageStack()
    pages.add(PageID(WaitPage.Key(number: 1)))
    pages.add(PageID(HelpPage.Key()))
    pages.add(PageID(WaitPage.Key(number: 2)))
    #expect(pages.keys(of: WaitPage.Key.self).map(\.number) == [2, 1])
    pages.close(WaitPage.Key.self)
    #expect(pages.open.map(\.id) == [PageID(HelpPage.Key())])
  }
}
