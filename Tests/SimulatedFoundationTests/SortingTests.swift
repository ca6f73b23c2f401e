import Foundation
import SimulatedFoundation
import Testing

@Suite struct SortingTests {
  private final class Person: NSObject {
    let name: String
    let age: Int?
    let isHere: Bool

    init(_ name: String, _ age: Int?, isHere: Bool = true) {
      self.name = name
      self.age = age
      self.isHere = isHere
    }
  }

  private func order(_ descriptor: NSSortDescriptor) -> [String] {
    let people = [Person("b", 1), Person("C", nil, isHere: false), Person("a", 2)]
    return people.sorted { descriptor.compare($0, to: $1) == .orderedAscending }.map(\.name)
  }

  @Test func objectsAreSortedByANameOfAProperty() {
    #expect(order(NSSortDescriptor(key: "name", ascending: true)) == ["C", "a", "b"])
    #expect(order(NSSortDescriptor(key: "age", ascending: true)) == ["C", "b", "a"])
    #expect(order(NSSortDescriptor(key: "age", ascending: false)) == ["a", "b", "C"])
    #expect(NSSortDescriptor(key: "age", ascending: false).key == "age")
  }

  @Test func textsAreSortedAsTheirMethodSays() {
    let descriptor = NSSortDescriptor(
      key: "name", ascending: true, selector: "localizedCaseInsensitiveCompare:")
    #expect(order(descriptor) == ["a", "b", "C"])
  }

  @Test func objectsAreSortedByAnyKeyPath() {
    #expect(order(NSSortDescriptor(keyPath: \Person.isHere, ascending: true)).first == "C")
    let backwards = NSSortDescriptor(SortDescriptor(\Person.name, order: .reverse))
    #expect(order(backwards).filter { $0 != "C" } == ["b", "a"])
  }

  @Test func formatsDecideInApps() {
    let email = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+")
    #expect(email.evaluate(with: "a@b"))
    #expect(!email.evaluate(with: "ab"))
    let id = UUID()
    #expect(NSPredicate(format: "id == %@", id as CVarArg).evaluate(with: ["id": id]))
  }
}
