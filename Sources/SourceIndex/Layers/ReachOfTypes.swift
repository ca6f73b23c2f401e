/// Finds what types reach through the types that they name, through those that these name, and so on.
///
/// Types that name each other in a circle, as pages do that lead to each other, all reach the same: it
/// is found once for the circle. Circles are found as Tarjan does, on a list instead of by recursion,
/// as one may be as long as a suite has types.
final class ReachOfTypes {
  /// What a type's own code says.
  struct Own {
    /// What it reaches without other types of the tests.
    var reach = Reach()
    /// The types of the tests that it names.
    var named: [String] = []
  }

  /// A type whose names are being followed.
  private struct Visit {
    let name: String
    let named: [String]
    /// What it reaches, as far as it is followed.
    var reach: Reach
    /// How many of the names are followed.
    var followed = 0
    /// Which type it is in the order of visits, and the first of those on the way here that it leads
    /// back to.
    let number: Int
    var first: Int

    init(_ name: String, _ own: Own, number: Int) {
      (self.name, named, reach) = (name, own.named, own.reach)
      (self.number, first) = (number, number)
    }
  }

  private let own: (String) -> Own
  private var known: [String: Reach] = [:]
  private var numbers: [String: Int] = [:]
  private var path: [Visit] = []
  /// Types that were visited and whose circle is not complete.
  private var open: [String] = []

  /// Prepares to find it.
  ///
  /// - Parameter own: Reads a type's own code; asked once for each.
  init(_ own: @escaping (String) -> Own) { self.own = own }

  /// What a type of the tests reaches.
  func reach(of name: String) -> Reach {
    if let known = known[name] { return known }
    visit(name)
    while let last = path.indices.last {
      let place = path[last].followed
      guard path[last].named.indices.contains(place) else {
        leave()
        continue
      }
      path[last].followed += 1
      let next = path[last].named[place]
      if let known = known[next] {
        path[last].reach.formUnion(known)
      } else if let number = numbers[next] {
        path[last].first = min(path[last].first, number)
      } else {
        visit(next)
      }
    }
    return known[name] ?? Reach()
  }

  private func visit(_ name: String) {
    path.append(Visit(name, own(name), number: numbers.count))
    numbers[name] = numbers.count
    open.append(name)
  }

  /// Ends the visit of a type all of whose names are followed.
  private func leave() {
    let visit = path.removeLast()
    if visit.first == visit.number {
      while let member = open.popLast() {
        known[member] = visit.reach
        if member == visit.name { break }
      }
    }
    guard let outer = path.indices.last else { return }
    path[outer].reach.formUnion(visit.reach)
    path[outer].first = min(path[outer].first, visit.first)
  }
}
