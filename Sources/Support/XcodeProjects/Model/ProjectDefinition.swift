/// What a project consists of, by its documents: nothing is compiled, run or written.
package struct ProjectDefinition: Hashable, Sendable {
  /// What people call it: the name of the document without its ending.
  package var name: String
  /// The folder that the document lies in, absolute.
  package var folder: String
  /// What was read.
  package var document: ProjectDocument
  /// All targets, of a workspace those of all its projects, in the order of the documents.
  package var targets: [ProjectTarget] = []
  /// Packages that the projects use.
  package var packages: [PackageReference] = []
  /// Products of a package: what others may link.
  package var products: [LibraryProduct] = []
  /// Schemes that are shared, then those of single people.
  package var schemes: [ProjectScheme] = []
  /// Plans for tests that schemes name or that lie in the project.
  package var testPlans: [TestPlan] = []
  /// Names of the build configurations, in the order of the documents.
  package var configurations: [String] = []
  /// What is wrong, though the project can be read.
  package var problems: [ProjectProblem] = []
}

extension ProjectDefinition {
  /// The target of an identity.
  package func target(_ id: TargetID) -> ProjectTarget? { targets.first { $0.id == id } }

  /// The first target of a name.
  package func target(named name: String) -> ProjectTarget? {
    targets.first { $0.name == name }
  }

  /// The first scheme of a name.
  package func scheme(named name: String) -> ProjectScheme? {
    schemes.first { $0.name == name }
  }

  /// The plan that a scheme names by a path.
  package func testPlan(at path: String) -> TestPlan? { testPlans.first { $0.path == path } }

  /// Applications, in the order of the documents.
  package var applications: [ProjectTarget] { targets.filter { $0.kind == .application } }

  /// The targets of UI tests, each with the application that it tests where that is known.
  package var uiTests: [(tests: ProjectTarget, application: ProjectTarget?)] {
    targets.filter { $0.kind == .uiTests }.map { ($0, $0.testHost.flatMap(target)) }
  }

  /// A target with all that it needs from the project, that first: the order to build in.
  ///
  /// Extensions, watch apps and the like, which products only contain, are left out, as they are
  /// not linked.
  ///
  /// - Parameter target: Where to start.
  /// - Returns: The targets, each once, `target` last; of targets that need each other one comes
  ///   first.
  package func buildOrder(of target: ProjectTarget) -> [ProjectTarget] {
    var order: [ProjectTarget] = []
    var seen: Set<TargetID> = []
    var open: [(target: ProjectTarget, isReady: Bool)] = [(target, false)]
    let byID = Dictionary(targets.map { ($0.id, $0) }) { first, _ in first }
    while let next = open.popLast() {
      if next.isReady {
        order.append(next.target)
      } else if seen.insert(next.target.id).inserted {
        open.append((next.target, true))
        for id in next.target.dependencies.reversed() {
          guard let needed = byID[id], needed.kind.isLinked else { continue }
          open.append((needed, false))
        }
      }
    }
    return order
  }
}
