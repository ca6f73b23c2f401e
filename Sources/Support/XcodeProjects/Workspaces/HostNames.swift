/// Finds the apps that tests are run in or drive.
struct HostNames {
  private let ids: Set<TargetID>
  private let applications: Set<TargetID>
  /// Targets by their names, and applications by those of their products too.
  private var named: [String: [TargetID]] = [:]

  init(_ targets: [ProjectTarget]) {
    ids = Set(targets.map(\.id))
    applications = Set(targets.filter { $0.kind == .application }.map(\.id))
    for target in targets { named[target.name, default: []].append(target.id) }
    for target in targets where target.kind == .application {
      let product = target.productName
      if product != target.name { named[product, default: []].append(target.id) }
    }
  }

  /// The app of a target of tests: as the project says, as settings say, or the only one that it
  /// depends on.
  func host(of entry: ReadTarget, dependencies: [TargetID]) -> TargetID? {
    let project = entry.target.id.project
    if let id = entry.host.map({ TargetID(project: project, identifier: $0) }), ids.contains(id) {
      return id
    }
    let settings = entry.target.settings()
    let names = [settings.testTargetName, Self.appName(settings["TEST_HOST"] ?? "")]
    for name in names.compactMap({ $0 }) {
      let candidates = named[name] ?? []
      if let id = candidates.first(where: { $0.project == project }) ?? candidates.first {
        return id
      }
    }
    let needed = dependencies.filter(applications.contains)
    return needed.count == 1 ? needed[0] : nil
  }

  /// The app in a path such as `$(BUILT_PRODUCTS_DIR)/App.app/App`.
  private static func appName(_ path: String) -> String? {
    path.split(separator: "/").first { $0.hasSuffix(".app") }.map { String($0.dropLast(4)) }
  }
}
