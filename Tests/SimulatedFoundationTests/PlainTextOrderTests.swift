import Foundation
import Testing

@testable import SimulatedFoundation

struct PlainTextOrderTests {
  private static let texts = [
    "", " ", "a", "A", "b", "B", "ab", "Ab", "aB", "a b", "a-b", "a_b", "10", "9", "09", "item 10",
    "item 9", "Item 9", "item9", "item 09", "x1y2", "x1y10", "x01y2", "(a)", "[a]", "$5", "5%", "~",
    "é", "e", "ea", "ez", "e\u{301}", "ß", "日本", "z",
  ]

  private func expected(_ left: String, _ right: String) -> ComparisonResult {
    left.localizedStandardCompare(right)
  }

  @Test func itIsThatOfTheUnicodeLibrary() {
    for left in Self.texts {
      for right in Self.texts {
        guard let result = PlainTextOrder.compare(left, right) else { continue }
        #expect(result == expected(left, right), "\(left) and \(right)")
      }
    }
  }

  @Test func textsMadeAtRandomAreInTheSameOrder() {
    let signs = Array("aAbBzZ019 _-.,$(~")
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    func text() -> String { String((0..<next(6)).map { _ in signs[next(signs.count)] }) }
    for round in 0..<4000 {
      // Every other pair differs in letter case and noughts at most.
      let left = text()
      let other = left.replacingOccurrences(of: "0", with: "00").replacing("1", with: "01")
      let right = round % 2 == 0 ? text() : next(2) == 0 ? other : other.uppercased()
      #expect(
        PlainTextOrder.compare(left, right) == expected(left, right), "'\(left)' and '\(right)'")
    }
  }

  @Test func otherSignsAreLeftToTheUnicodeLibrary() {
    #expect(PlainTextOrder.compare("é", "e") == nil)
    #expect(PlainTextOrder.compare("e\u{301}", "ea") == nil)
    #expect(PlainTextOrder.compare("a", "b") == .orderedAscending)
  }

  @Test func descriptorsOrderTextsAsPersonsDo() {
    struct Item: Hashable { var name: String, other: String? }
    let items = ["b 10", "B 9", "a"].map { Item(name: $0, other: $0 == "a" ? nil : $0) }
    #expect(items.sorted(using: SortDescriptor(\Item.name)).map(\.name) == ["a", "B 9", "b 10"])
    #expect(
      items.sorted(using: SortDescriptor(\Item.name, comparator: .lexical)).map(\.name)
        == ["B 9", "a", "b 10"])
    #expect(
      items.sorted(using: SortDescriptor(\Item.other, order: .reverse)).map(\.name)
        == ["b 10", "B 9", "a"])
    #expect(
      items.sorted(using: KeyPathComparator(\Item.name)).map(\.name) == ["a", "B 9", "b 10"])
  }
}
