import Testing

@testable import NaturalLanguage

/// Languages by letters and frequent words.
struct LanguageGuessTests {
  private func best(_ text: String) -> NLLanguage? {
    LanguageGuess.languages(of: text).max { $0.value < $1.value }?.key
  }

  @Test(arguments: [
    ("The tent is on the ridge and we are going there", NLLanguage.english),
    ("Das Zelt steht auf dem Grat, und wir gehen dorthin", .german),
    ("La tente est sur la crête et nous y allons", .french),
    ("La tienda está en la cresta y vamos allí", .spanish),
    ("La tenda è sulla cresta e noi andiamo là", .italian),
    ("テントは尾根にあります", .japanese), ("我们去看这个电影", .simplifiedChinese),
    ("我們去看這個電影", .traditionalChinese), ("텐트는 능선에 있습니다", .korean),
    ("Палатка стоит на хребте, и мы идём туда", .russian), ("الخيمة على الجبل", .arabic),
    ("האוהל על הרכס", .hebrew),
  ]) func aSentenceIsOfItsLanguage(text: String, language: NLLanguage) {
    #expect(best(text) == language)
  }

  @Test func aNameDoesNotChangeTheLanguage() {
    #expect(best("SwiftUI でアプリを作ります") == .japanese)
  }

  @Test(arguments: ["", "123 456", "!?", "🍊"]) func whatHasNoLettersHasNone(text: String) {
    #expect(LanguageGuess.languages(of: text).isEmpty)
  }

  @Test(arguments: ["The tent and the ridge", "Zelt", "我们去看這個"])
  func whatIsLikelyIsOneInAll(text: String) {
    let sum = LanguageGuess.languages(of: text).values.sorted().reduce(0, +)
    #expect(sum > 0 && sum < 1.000001)
  }
}
