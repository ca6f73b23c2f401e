import ElementModel
import SessionProtocol
import SourceIndex
import Testing

@testable import Recording

/// What pages are given that are opened from one another, and know where they were opened from.
struct LinkedPageProposalTests {
  private let base = """
    let APP = XCUIApplication()
    class LinkedPage {
      required init(_ origin: LinkedPage? = nil) {}
      func open<T: LinkedPage>(_ type: T.Type, byTapping element: XCUIElement) -> T? {
        for _ in 0..<3 where !element.isHittable { APP.swipeUp() }
        element.tap()
        return type.init(self)
      }
    }
    class StackedPage<Origin: LinkedPage>: LinkedPage {}

    """
  private let detail = """
    final class DetailPage<Origin: LinkedPage>: StackedPage<Origin> {
      enum Element: String {
        case print = "detail.print"

        func locator(_ root: XCUIElement) -> XCUIElement { root.buttons[rawValue] }
      }

      func openPrint() -> PrintPage<DetailPage<Origin>>? {
        open(PrintPage<DetailPage<Origin>>.self, byTapping: Element.print.locator(APP))
      }
    }
    final class PrintPage<Origin: LinkedPage>: StackedPage<Origin> {
      var title: XCUIElement { APP.staticTexts["print.title"] }
    }

    """
  private let results = Suite.screen(
    Element(id: 1, type: .navigationBar, identifier: "Results"),
    Element(id: 2, type: .staticText, label: "Tent"))
  private let product = Suite.screen(
    Element(id: 11, type: .navigationBar, identifier: "Detail"),
    Element(id: 12, type: .button, identifier: "detail.print"))
  private let home = Suite.screen(
    Element(id: 21, type: .button, identifier: "home.results"))

  private func start(_ elements: String) -> String {
    """
    final class HomePage: LinkedPage {
      enum Element: String {
        case results = "home.results"

        func locator(_ root: XCUIElement) -> XCUIElement { root.buttons[rawValue] }
      }

      func openResults() -> SearchResultsPage<HomePage>? {
        open(SearchResultsPage<HomePage>.self, byTapping: Element.results.locator(APP))
      }
    }
    final class SearchResultsPage<Origin: LinkedPage>: StackedPage<Origin> {
    \(elements)
    }

    """
  }

  private func additions(to elements: String) -> (pages: String, calls: [String]) {
    Suite(base + detail + start(elements)).proposal([
      Suite.step(.tap, 21, home, results), Suite.step(.tap, 2, results, product),
    ])
  }

  @Test func aCaseIsNamedAsAnotherPageDoes() {
    let (pages, calls) = additions(
      to: """
          enum Element: String {
            case empty = "results.empty"

            func locator(_ root: XCUIElement) -> XCUIElement { root.staticTexts[rawValue] }
          }
        """)
    #expect(calls == ["HomePage.openResults()", "SearchResultsPage<HomePage>.openTent()"])
    #expect(pages.contains("    case tent = \"Tent\"\n"), "\(pages)")
    #expect(
      pages.contains(
        """
          func openTent() -> DetailPage<SearchResultsPage<Origin>>? {
            open(DetailPage<SearchResultsPage<Origin>>.self, byTapping: Element.tent.locator(APP))
          }
        """), "\(pages)")
  }

  @Test func aPropertyStandsWhereAnotherPageMakesAnElementOfACase() {
    let (pages, calls) = additions(
      to: "  var empty: XCUIElement { APP.staticTexts[\"results.empty\"] }")
    #expect(calls == ["HomePage.openResults()", "SearchResultsPage<HomePage>.openTent()"])
    #expect(
      pages.contains(
        """
          func openTent() -> DetailPage<SearchResultsPage<Origin>>? {
            open(DetailPage<SearchResultsPage<Origin>>.self, byTapping: tent)
          }
        """), "\(pages)")
  }

  @Test func aScreenOfAPageThatKnowsItsOriginGetsNoSecondOne() {
    let suite = Suite(
      base + detail + start("  var empty: XCUIElement { APP.staticTexts[\"results.empty\"] }"))
    let proposer = suite.proposer()
    // Nothing leads here, so the page is not known to be there.
    _ = proposer.map([Suite.step(.tap, 2, results, product)])
    #expect(proposer.changes.count { $0.path != "/Pages.swift" } == 0)
  }

  @Test func whatIsOpenedWithoutAModelKnowsWhereItWasOpenedFrom() {
    let bare = """
      final class DetailPage<Origin: LinkedPage>: StackedPage<Origin> {
        var print: XCUIElement { APP.buttons["detail.print"] }
      }

      """
    let (pages, calls) = Suite(
      base + bare + start("  var empty: XCUIElement { APP.staticTexts[\"results.empty\"] }")
    ).proposal([
      Suite.step(.tap, 21, home, results), Suite.step(.press(seconds: 2), 2, results, product),
    ])
    #expect(calls.count == 2)
    #expect(pages.contains("DetailPage<SearchResultsPage<Origin>>(self)\n"), "\(pages)")
  }

  @Test func aPageThatMayNotHaveComeIsAskedForAsSuch() {
    let suite = Suite(
      base
        + """
        final class DetailPage<Origin: LinkedPage>: StackedPage<Origin> {
          func share() -> Self { APP.buttons["detail.print"].tap(); return self }
        }

        """
        + start(
          """
            func openTent() -> DetailPage<SearchResultsPage<Origin>> {
              APP.staticTexts["Tent"].tap()
              return DetailPage<SearchResultsPage<Origin>>(self)
            }
          """))
    let check = RecordedCheck(.exists, of: 11, in: product, now: product)
    let statements = suite.statements([
      Suite.step(.tap, 21, home, results), Suite.step(.tap, 2, results, product),
      RecordedStep(title: "", .check(check)), Suite.step(.tap, 12, product),
    ])
    #expect(statements.first == "let detail = HomePage().openResults()?.openTent()")
    #expect(statements.last == "detail?.share()")
  }
}
