import Testing

@testable import SourceIndex

struct ReachOfTypesTests {
  /// Which types each names; each reaches a part of its own name in lower case.
  private func reach(_ names: [String: [String]]) -> (ReachOfTypes, () -> [String]) {
    var asked: [String] = []
    let reach = ReachOfTypes { name in
      asked.append(name)
      return ReachOfTypes.Own(
        reach: Reach(parts: [name.lowercased()]), named: names[name] ?? [])
    }
    return (reach, { asked })
  }

  @Test func typesOfACircleReachTheSame() {
    let (reach, asked) = reach([
      "A": ["B", "X"], "B": ["C"], "C": ["A", "D"], "D": ["E"], "E": ["D"], "X": ["E"],
    ])
    for name in ["A", "B", "C"] {
      #expect(reach.reach(of: name).parts == ["a", "b", "c", "d", "e", "x"])
    }
    #expect(reach.reach(of: "D").parts == ["d", "e"])
    #expect(reach.reach(of: "X").parts == ["d", "e", "x"])
    #expect(asked().sorted() == ["A", "B", "C", "D", "E", "X"])
  }

  @Test func circlesThatShareATypeAreOne() {
    let (reach, _) = reach(["A": ["B", "C"], "B": ["A"], "C": ["A", "C"]])
    for name in ["C", "B", "A"] { #expect(reach.reach(of: name).parts == ["a", "b", "c"]) }
  }

  @Test func manyTypesThatNameEachOtherAreEachReadOnce() {
    let count = 3_000
    var names: [String: [String]] = [:]
    for number in 0..<count {
      names["T\(number)"] = ["T\((number + 1) % count)", "T\((number * 7) % count)"]
    }
    let (reach, asked) = reach(names)
    #expect(reach.reach(of: "T0").parts.count == count)
    #expect(asked().count == count)
  }
}
