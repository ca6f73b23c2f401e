/// Walks along what runs were seen to do.
extension NavigationWalk {
  /// Follows the observed calls of a test.
  ///
  /// A frame names the type that declares a method; the line of the call tells the page it was
  /// called on. A call leads to its landing page when it is over, which one that failed never was;
  /// nor does one that failed show that the page is there which it was called on.
  ///
  /// - Parameters:
  ///   - calls: In the order in which they began.
  ///   - isOver: Whether the calls that are still open at the end came to theirs: the test passed.
  ///   - endsOpen: Whether the calls that are still open then led to their pages; not while a run
  ///     goes on.
  mutating func follow(_ calls: [ObservedCall], isOver: Bool, endsOpen: Bool = true) {
    var open: [(depth: Int, call: Call, result: String?)] = []
    let unfinished = isOver ? [] : Self.open(in: calls)
    var failedDepth: Int?
    for (number, observed) in calls.enumerated() {
      if let depth = failedDepth, observed.depth > depth { continue }
      failedDepth = nil
      while let last = open.last, last.depth >= observed.depth {
        end(last.call, result: last.result)
        open.removeLast()
      }
      let known = observed.caller.flatMap {
        catalog.call(at: $0, owner: observed.type, method: observed.method)
      }
      let name = known?.page?.name ?? observed.type
      guard catalog.page(name) != nil else {
        if catalog.launches.contains(observed.location) { leave() }
        continue
      }
      // What stands within a page's method that failed shows no page: it may have looked for one.
      guard observed.hasFailed != true, !unfinished.contains(number) else {
        failedDepth = observed.depth
        continue
      }
      guard !isAbsence(observed) else { continue }
      if let caller = observed.caller { followLibrary(at: caller, to: name) }
      let isProperty = !observed.method.contains("(")
      let call = begin(
        on: name, owner: isProperty ? nil : observed.type, method: observed.method,
        at: observed.caller ?? observed.location,
        isLook: isProperty && known?.result == nil)
      open.append((observed.depth, call, known?.result?.name))
    }
    guard isOver, endsOpen else { return }
    while let last = open.popLast() { end(last.call, result: last.result) }
  }

  /// Whether a call asks for a page that the test expects not to be there.
  private func isAbsence(_ observed: ObservedCall) -> Bool {
    guard let caller = observed.caller else { return false }
    return catalog.isAbsence(observed.type, observed.method, at: caller)
  }

  /// Follows the library's methods on a line that lead to a page: they leave no frame of their own,
  /// but ask the page that they lead to whether it is there.
  private mutating func followLibrary(at caller: SourceLocation, to target: String) {
    guard let from = page, from != target else { return }
    let moves = catalog.calls(at: caller)
    guard
      let move = moves.first(where: { $0.page?.name == from && $0.result?.name == target }),
      case .method(let owner, let name) = move.kind, catalog.isOfLibrary(owner, name)
    else { return }
    let call = begin(on: from, owner: owner, method: name, at: caller)
    end(call, result: target)
  }

  /// The calls that no later one shows to be over: all that follow stand within them.
  private static func open(in calls: [ObservedCall]) -> Set<Int> {
    var result: Set<Int> = []
    var least = Int.max
    for number in calls.indices.reversed() {
      if calls[number].depth < least { result.insert(number) }
      least = min(least, calls[number].depth)
    }
    return result
  }
}
