import ElementModel
import Foundation
import SwiftUI
import Testing

private struct Person: Identifiable {
  let name: String
  let age: Int
  var id: String { name }
}

private let people = [
  Person(name: "Ada", age: 36), Person(name: "Grace", age: 85), Person(name: "Barbara", age: 80),
]

private struct People: View {
  @State private var selection: Person.ID?
  @State private var order = [KeyPathComparator(\Person.name)]

  var body: some View {
    VStack {
      Text("chosen \(selection ?? "nobody")")
      Table(people.sorted(using: order), selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age) years") }
        TableColumn("Actions") { person in Button("Call \(person.name)") {} }.width(120)
      }
    }
  }
}

private struct Pairs: View {
  @State private var chosen: Set<Person.ID> = []
  @State private var hasMore = false

  var body: some View {
    Table(of: Person.self, selection: $chosen) {
      TableColumn("Name") { Text($0.name) }
    } rows: {
      TableRow(people[0])
      ForEach(people.dropFirst()) { TableRow($0) }
      if hasMore { TableRow(Person(name: "Radia", age: 70)) }
    }
  }
}

@MainActor @Suite(.serialized) struct TableTests {
  @Test func aNarrowTableIsAListOfItsFirstColumn() throws {
    let driver = AppDriver { People() }
    #expect(driver.elements.filter { $0.type == .collectionView }.count == 1)
    #expect(
      driver.labels(.staticText) == ["chosen nobody", "Ada", "Barbara", "Grace"])
    #expect(!driver.exists("Name") && !driver.exists("Call Ada"))
    try driver.tap("Barbara")
    #expect(driver.exists("chosen Barbara"))
    #expect(driver.elements.filter { $0.type == .cell }.map(\.isSelected) == [false, true, false])
  }

  @Test func aWideTableHasTitlesThatSort() throws {
    let tablet = try #require(Device.all.first { $0.size.width >= 768 })
    let driver = AppDriver(device: tablet) { People() }
    #expect(driver.exists("Name", .button) && driver.exists("Age", .button))
    #expect(driver.exists("Actions", .staticText) && !driver.exists("Actions", .button))
    #expect(driver.exists("Call Ada", .button))
    func ages() -> [String] { driver.labels(.staticText).filter { $0.hasSuffix("years") } }
    #expect(ages() == ["36 years", "80 years", "85 years"])
    try driver.tap("Age", .button)
    #expect(ages() == ["36 years", "80 years", "85 years"])
    try driver.tap("Age", .button)
    #expect(ages() == ["85 years", "80 years", "36 years"])
    try driver.tap("Name", .button)
    #expect(ages() == ["36 years", "80 years", "85 years"])
  }

  @Test func rowsAreWrittenDown() {
    let driver = AppDriver { Pairs() }
    #expect(driver.labels(.staticText) == ["Ada", "Grace", "Barbara"])
    #expect(driver.elements.filter { $0.type == .cell }.count == 3)
  }
}
