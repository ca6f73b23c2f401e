import ElementModel
import Foundation
import PredicateLanguage

/// How fast elements are found, beside lxml's XPath on the same tree as XML.
struct QueryBenchmark {
  /// One size of tree.
  private let tree: ElementTree
  private let count: Int
  /// The identifier that is looked up.
  private let key: String

  /// Takes the figures for three sizes of tree.
  static func run() throws {
    Benchmark.section("Queries: one button by its identifier, and label CONTAINS[c]")
    for count in [1000, 10_000, 100_000] { try QueryBenchmark(count: count).measure() }
  }

  private init(count: Int) {
    self.count = count
    tree = Self.tree(count: count)
    key = "element-\(count / 2 / 3 * 3)"
  }

  /// Rows with nine elements each, every third of which is a button.
  private static func tree(count: Int) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application, label: "App"))
    builder.open(Element(id: 1, type: .window))
    var id = 2
    while id < count {
      builder.open(Element(id: id, type: .cell, identifier: "row-\(id)"))
      id += 1
      for _ in 0..<9 where id < count {
        builder.add(
          Element(
            id: id, type: id % 3 == 0 ? .button : .staticText, identifier: "element-\(id)",
            label: "Label number \(id)", value: "\(id % 10)"))
        id += 1
      }
      builder.close()
    }
    return builder.tree
  }

  private func measure() throws {
    let lookup = ElementQuery().appending(.descendants(.button))
      .appending(.matching(.identified(by: key)))
    let predicate = ElementPredicate(try ParsedPredicate(format: "label CONTAINS[c] 'NUMBER 9'"))
    let scan = ElementQuery().appending(.descendants(.any))
      .appending(.matching(.predicate(predicate)))
    var found = (lookup: 0, scan: 0)

    let cold = Benchmark.seconds { found.lookup = lookup.count(in: tree) }
    // The index is built by the first lookup for which it pays.
    let first = (0..<8).map { _ in Benchmark.seconds { _ = lookup.count(in: tree) } }
    let warm = (0..<1000).map { _ in Benchmark.seconds { _ = lookup.count(in: tree) } }
    let scans = (0..<10).map { _ in Benchmark.seconds { found.scan = scan.count(in: tree) } }
    Benchmark.report("\(count) elements: first lookup, a walk", cold * 1e6, "µs")
    Benchmark.report(
      "\(count) elements: the lookup that builds the index", (first.max() ?? 0) * 1e6, "µs")
    let ours = (
      lookup: Benchmark.Figures(warm).median, scan: Benchmark.Figures(scans).median
    )
    Benchmark.report("\(count) elements: lookup", ours.lookup * 1e6, "µs", digits: 2)
    Benchmark.report("\(count) elements: label CONTAINS[c]", ours.scan * 1e6, "µs")

    guard let theirs = try XPathFigures.take(of: tree, key: key) else {
      print("  lxml is not installed, so there is nothing to compare with (`make bench` does it)")
      return
    }
    guard theirs.lookupCount == found.lookup, theirs.scanCount == found.scan else {
      print("  XPath finds other elements: \(theirs) beside \(found)")
      return
    }
    Benchmark.report("\(count) elements: XPath @identifier", theirs.lookup * 1e6, "µs")
    Benchmark.report("\(count) elements: XPath contains(translate())", theirs.scan * 1e6, "µs")
    Benchmark.report(
      "\(count) elements: lookups, times faster than XPath", theirs.lookup / ours.lookup, "×")
    Benchmark.report(
      "\(count) elements: scans, times faster than XPath", theirs.scan / ours.scan, "×")
  }
}
