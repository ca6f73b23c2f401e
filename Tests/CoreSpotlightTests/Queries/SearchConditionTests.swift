import Foundation
import Testing

@testable import CoreSpotlight

/// What queries ask, as texts say it.
struct SearchConditionTests {
  private func pie(_ title: String = "Apple Pié", rating: Int = 4) -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
    attributes.title = title
    attributes.rating = rating as NSNumber
    return CSSearchableItem(
      uniqueIdentifier: "1", domainIdentifier: "cakes", attributeSet: attributes)
  }

  private func matches(_ query: String) throws -> Bool {
    try #require(SearchConditionReader.condition(of: query)).matches(pie())
  }

  @Test(arguments: [
    "title == \"Apple Pié\"", "title == 'Apple Pié'", "title == \"*pie*\"cd", "title == \"a*\"c",
    "title == \"pi*\"wcd", "title != \"Pear\"", "rating >= 4", "rating<5 && title == '*'",
    "rating > 9 || title == 'Apple*'", "!(rating > 9)", "!rating > 9 && rating == 4",
    "( ( rating = 4 ) )", "title == \"Pear\" || rating == 4 && rating != 5",
  ]) func itIsFound(query: String) throws {
    #expect(try matches(query))
  }

  @Test(arguments: [
    "title == \"apple pié\"", "title == \"*pie*\"c", "title == \"ie*\"wcd", "rating > 4",
    "!(rating == 4)", "rating == 4 && rating > 4", "(rating > 9 || rating == 4) && title == 'x'",
    "nothing == \"*\"", "title > 3",
  ]) func itIsNotFound(query: String) throws {
    #expect(try !matches(query))
  }

  @Test func whatIsEscapedIsAsItIs() throws {
    let condition = try #require(SearchConditionReader.condition(of: #"title == "a\"b\\c""#))
    #expect(condition.matches(pie(#"a"b\c"#)))
    #expect(!condition.matches(pie("abc")))
  }

  @Test(arguments: [
    "", "title", "title ==", "== 'x'", "title == 'x", "(title == 'x'", "title == 'x')",
    "title == 'x' &&", "&& title == 'x'", "title == x", "title == 'x' title == 'x'", "!", "()",
  ]) func whatIsNoneIsNone(query: String) {
    #expect(SearchConditionReader.condition(of: query) == nil)
  }
}
