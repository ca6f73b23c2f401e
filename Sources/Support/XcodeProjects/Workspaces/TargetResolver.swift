/// Finds the targets that schemes and plans mean.
struct TargetResolver {
  private let byID: [TargetID: ProjectTarget]
  private let byName: [String: [ProjectTarget]]
  private let packageFolders: Set<String>

  init(targets: [ProjectTarget], packages: [PackageReference]) {
    byID = Dictionary(targets.map { ($0.id, $0) }) { first, _ in first }
    byName = Dictionary(grouping: targets, by: \.name)
    packageFolders = Set(
      packages.compactMap { if case .local(let path) = $0.source { path } else { nil } })
  }

  /// The target that is meant: by its identity, or by its name where a project was written anew.
  private func resolve(
    _ reference: inout TargetReference, _ place: ProjectPlace, _ problems: ProblemList
  ) {
    if byID[reference.id] != nil || packageFolders.contains(reference.id.project) { return }
    let named = byName[reference.name] ?? []
    let project = reference.id.project
    if let target = named.first(where: { $0.id.project == project }) ?? named.first {
      reference.id = target.id
    } else if FilePath.suffix(of: project) == "xcodeproj" {
      problems.add(.unknownTarget(name: reference.name, place: place))
    }
  }

  func resolve(_ scheme: inout ProjectScheme, _ place: ProjectPlace, _ problems: ProblemList) {
    for index in scheme.buildEntries.indices {
      resolve(&scheme.buildEntries[index].target, place, problems)
    }
    if var target = scheme.launch.target {
      resolve(&target, place, problems)
      scheme.launch.target = target
    }
    resolve(&scheme.test.testables, place, problems)
  }

  func resolve(
    _ testables: inout [TestAction.Testable], _ place: ProjectPlace, _ problems: ProblemList
  ) {
    for index in testables.indices { resolve(&testables[index].target, place, problems) }
  }
}
