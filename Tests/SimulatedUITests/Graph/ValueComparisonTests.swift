import Foundation
import Testing

@testable import SwiftUI

private final class Box {
  var number = 0
}

private enum Shape {
  case none
  case named(String, Box)
  case other(Int)
}

private indirect enum Chain {
  case end
  case link(Chain, Box)
}

private struct Values {
  var flag = true
  var number = 1.5
  var text: String? = "a"
  var box = Box()
  var shape = Shape.none
  var parts: (Int, String) = (1, "b")
  var kind: Any.Type = Int.self
  var any: Any = 3
  var list: [Shape] = [.other(1)]
  var dates: [String: Date] = [:]
  weak var link: Box?
}

private struct Acting {
  let action: () -> Void
}

@MainActor struct ValueComparisonTests {
  private struct Strong {
    var flag = true
    var number = 1.5
    var text: String? = "a"
    var box: Box
    var shape = Shape.none
    var parts: (Int, String) = (1, "b")
    var kind: Any.Type = Int.self
    var any: Any = 3
    var list: [Shape] = [.other(1)]
    var dates: [String: Date] = [:]
  }

  @Test func everyFieldCounts() {
    let box = Box()
    let value = Strong(box: box, shape: .named("c", box))
    for (label, part) in Mirror(reflecting: value).children {
      #expect(ValueComparison.areSameAny(part, part), "\(label ?? "")")
    }
    #expect(ValueComparison.areSame(value, value))
    #expect(ValueComparison.areSame(value, Strong(box: box, shape: .named("c", box))))
    var changes: [Strong] = Array(repeating: value, count: 10)
    changes[0].flag = false
    changes[1].number = 2
    changes[2].text = nil
    changes[3].box = Box()
    changes[4].shape = .named("c", Box())
    changes[5].parts.1 = "c"
    changes[6].kind = String.self
    changes[7].any = "3"
    changes[8].list = [.other(2)]
    changes[9].dates["x"] = .distantPast
    for change in changes { #expect(!ValueComparison.areSame(value, change)) }
  }

  @Test func whatCannotBeComparedIsDifferent() {
    let box = Box()
    let weak = Values(box: box, link: box)
    #expect(!ValueComparison.areSame(weak, Values(number: 2, box: box, link: box)))
    #expect(!ValueComparison.areSame(Chain.end, Chain.link(.end, box)))
    #expect(!ValueComparison.areSameAny(1, "1"))
  }

  @Test func closuresAreComparedByWhatTheyCapture() {
    let box = Box()
    let acting = Acting { box.number += 1 }
    func make() -> Acting {
      let step = Int.random(in: 1...1)
      return Acting { box.number += step }
    }
    #expect(ValueComparison.areSame(acting, acting))
    #expect(!ValueComparison.areSame(make(), make()))
    func makeEmpty() -> Acting { Acting {} }
    #expect(ValueComparison.areSame(makeEmpty(), makeEmpty()))
  }

  @Test func bindingsAreComparedByTheirPlace() {
    let location = StateLocation(["a"])
    func binding() -> Binding<[String]> {
      Binding(
        get: { location.value }, set: { location.value = $0 }, source: BindingSource(location))
    }
    #expect(ValueComparison.areSame(binding(), binding()))
    #expect(ValueComparison.areSame(binding()[0], binding()[0]))
    #expect(!ValueComparison.areSame(binding()[0], binding()[1]))
    let made = Binding(get: { 1 }, set: { _ in })
    #expect(!ValueComparison.areSame(made, made))
    #expect(!ValueComparison.areSame(Binding.constant(1), Binding.constant(2)))
  }
}
