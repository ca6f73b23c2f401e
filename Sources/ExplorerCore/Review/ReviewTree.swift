/// Snapshots to decide about, those that belong together below each other.
struct ReviewTree: Hashable, Sendable {
  /// A line of the tree.
  enum Row: Hashable, Sendable {
    /// What stands over a group.
    case group(Int)
    /// A snapshot, by its place among all.
    case item(Int)
  }

  /// Snapshots that have something in common.
  struct Group: Hashable, Sendable {
    /// What they have in common.
    enum Bond: Hashable, Sendable {
      /// What is different in them, as far as it is the same in all.
      case likeness([String])
      /// How they are, of those in which nothing is known to be different.
      case kind(ReviewItem.Kind)
      /// The test that takes them.
      case test(String)
    }

    let bond: Bond
    /// Their places among all.
    var items: [Int] = []
  }

  /// The groups, the largest first where they have the same changes.
  let groups: [Group]
  /// The lines.
  let rows: [Row]

  /// Groups snapshots.
  ///
  /// - Parameters:
  ///   - items: All of them.
  ///   - grouping: What they stand together by.
  ///   - gone: Those that are left out, by their paths; the others stay where they were with them.
  init(_ items: [ReviewItem], by grouping: ReviewGrouping, without gone: Set<String> = []) {
    var places: [Group.Bond: Int] = [:]
    var groups: [Group] = []
    for (number, item) in items.enumerated() {
      let bond = item.bond(grouping)
      let place = places[bond] ?? groups.count
      if place == groups.count {
        places[bond] = place
        groups.append(Group(bond: bond))
      }
      groups[place].items.append(number)
    }
    if grouping == .change {
      // What differs comes before what is new, and the most common difference first.
      groups = groups.enumerated().sorted { one, other in
        let (first, second) = (one.element.rank, other.element.rank)
        return first == second
          ? (-one.element.items.count, one.offset) < (-other.element.items.count, other.offset)
          : first < second
      }.map(\.element)
    }
    groups = groups.compactMap { group in
      var group = group
      group.items.removeAll { gone.contains(items[$0].path) }
      return group.items.isEmpty ? nil : group
    }
    self.groups = groups
    rows = groups.enumerated().flatMap { number, group in
      [Row.group(number)] + group.items.map(Row.item)
    }
  }

  /// How many snapshots there are.
  var count: Int { groups.reduce(0) { $0 + $1.items.count } }

  /// A line; none outside of the tree.
  func row(at row: Int) -> Row? { rows.indices.contains(row) ? rows[row] : nil }

  /// The places of the snapshots that a line stands for: one, or all of a group.
  func items(at row: Int) -> [Int] {
    guard rows.indices.contains(row) else { return [] }
    return switch rows[row] {
    case .group(let number): groups[number].items
    case .item(let number): [number]
    }
  }

  /// The snapshot that is shown while a line is selected: the first of a group.
  func shownItem(at row: Int) -> Int? { items(at: row).first }

  /// The places of the snapshots that are in the group of a line.
  func group(at row: Int) -> [Int] {
    guard rows.indices.contains(row) else { return [] }
    return switch rows[row] {
    case .group(let number): groups[number].items
    case .item(let item): groups.first { $0.items.contains(item) }?.items ?? []
    }
  }
}

extension ReviewTree.Group {
  fileprivate var rank: Int {
    switch bond {
    case .likeness, .test: 0
    case .kind(let kind): 1 + (ReviewItem.Kind.allCases.firstIndex(of: kind) ?? 0)
    }
  }
}

extension ReviewItem {
  fileprivate func bond(_ grouping: ReviewGrouping) -> ReviewTree.Group.Bond {
    switch grouping {
    case .test: .test(testTitle)
    case .change: likeness.isEmpty ? .kind(kind) : .likeness(likeness)
    }
  }
}
