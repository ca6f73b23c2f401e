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
        targets[index].testHost = host(of: entry, at: index)
      }
    }
  }

  /// The app that tests are run in or drive: as the project says, as settings say, or the only one
  /// that they depend on.
  private func host(of entry: ReadTarget, at index: Int) -> TargetID? {
    let project = entry.target.id.project
    if let id = entry.host.map({ TargetID(project: project, identifier: $0) }),
      targets.contains(where: { $0.id == id })
    {
      return id
    }
    let settings = entry.target.settings()
    let names = [settings.testTargetName, Self.appName(settings["TEST_HOST"] ?? "")]
    for name in names.compactMap({ $0 }) {
      let named = targets.filter {
        $0.name == name || ($0.kind == .application && $0.productName == name)
      }
      if let target = named.first(where: { $0.id.project == project }) ?? named.first {
        return target.id
      }
    }
    let needed = Set(targets[index].dependencies)
    let applications = targets.filter { needed.contains($0.id) && $0.kind == .application }
    return applications.count == 1 ? applications[0].id : nil
  }

  /// The app in a path such as `$(BUILT_PRODUCTS_DIR)/App.app/App`.
  private static func appName(_ path: String) -> String? {
    path.split(separator: "/").first { $0.hasSuffix(".app") }.map { String($0.dropLast(4)) }
  }
}
