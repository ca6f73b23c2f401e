/// Follows what targets say about each other, within a project and between projects.
struct TargetLinks {
  /// The targets, with their dependencies and hosts.
  private(set) var targets: [ProjectTarget]

  init(_ read: [ReadTarget]) {
    targets = read.map(\.target)
    let ids = Set(targets.map(\.id))
    var byProduct: [TargetID: TargetID] = [:]
    var byLinkedName: [String: TargetID] = [:]
    for entry in read {
      if let product = entry.product {
        byProduct[TargetID(project: entry.target.id.project, identifier: product)] = entry.target.id
      }
      if entry.target.kind == .framework || entry.target.kind == .staticLibrary {
        let name = entry.target.productName
        byLinkedName[name] = byLinkedName[name] ?? entry.target.id
      }
    }
    let hosts = HostNames(targets)
    for (index, entry) in read.enumerated() {
      var needed = entry.target.dependencies.filter(ids.contains)
      needed += entry.linkedProducts.compactMap { byProduct[$0] }
      // Frameworks of other projects of a workspace are linked by name alone.
      let frameworks = entry.target.frameworks.filter { framework in
        guard framework.path == nil, let id = byLinkedName[framework.name], id != entry.target.id
        else { return true }
        needed.append(id)
        return false
      }
      targets[index].frameworks = frameworks
      var seen: Set<TargetID> = [entry.target.id]
      targets[index].dependencies = needed.filter { seen.insert($0).inserted }
      if entry.target.kind.isTests {
        targets[index].testHost = hosts.host(of: entry, dependencies: targets[index].dependencies)
      }
    }
  }
}
