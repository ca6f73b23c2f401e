import ElementModel

/// Which elements of one screen are those of another: by what they are called, then by their kind.
///
/// Identities are of no use, as each run has its own.
struct ElementPairs {
  private var newOf: [Int: Int] = [:]
  private var oldOf: [Int: Int] = [:]

  /// Pairs the elements in two containers.
  ///
  /// - Parameters:
  ///   - old: The tree of the first container.
  ///   - were: The places of what is in it.
  ///   - new: The tree of the second container.
  ///   - are: The places of what is in it.
  init(_ old: ElementTree, _ were: [Int], _ new: ElementTree, _ are: [Int]) {
    let keys: [(Element) -> String?] = [
      { $0.identifier.isEmpty ? nil : "\($0.type.name) \($0.identifier) \($0.label)" },
      { $0.identifier.isEmpty ? nil : "\($0.type.name) \($0.identifier)" },
      { $0.label.isEmpty ? nil : "\($0.type.name) \($0.label)" },
      { $0.type.name },
    ]
    for key in keys {
      var open: [String: [Int]] = [:]
      for place in were.reversed() where newOf[place] == nil {
        if let key = key(old.elements[place]) { open[key, default: []].append(place) }
      }
      for place in are where oldOf[place] == nil {
        guard let key = key(new.elements[place]), let former = open[key]?.popLast() else {
          continue
        }
        newOf[former] = place
        oldOf[place] = former
      }
    }
  }

  /// The element that one of the old screen has become; `nil` where it is gone.
  func new(for old: Int) -> Int? { newOf[old] }

  /// The element that one of the new screen was; `nil` where it is new.
  func old(for new: Int) -> Int? { oldOf[new] }
}
