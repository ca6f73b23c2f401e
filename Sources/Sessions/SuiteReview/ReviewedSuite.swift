import SourceIndex
package import SourceModel
package import Workspace

/// A suite as rules look at it.
package struct ReviewedSuite {
  let index: ProjectIndex
  let facts: SuiteFacts
  /// The tests' sources.
  let files: [String: SourceFile]
  /// The names of test classes, those that only others inherit from included.
  let testClasses: Set<String>
  /// The names of pages that are a part of others.
  let components: Set<String>
  private let paths: [String]
  private let silence: ReviewSilence

  /// Reads what rules look at.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - index: What its sources say.
  package init(_ project: Project, index: ProjectIndex) {
    let files = project.allTestFiles
    self.index = index
    facts = SuiteFactReader.facts(appFiles: project.allAppFiles, testFiles: files)
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    testClasses = Set(index.testClasses.map(\.name))
    components = index.componentNames
    paths = files.map(\.path)
    silence = ReviewSilence(files)
  }

  /// Findings as they are told: without those that a comment beside them turns off, in the order of files
  /// and lines.
  func told(_ findings: [ReviewFinding]) -> [ReviewFinding] {
    silence.without(findings, in: index).inOrder(of: paths)
  }

  /// How many tests come to members for certain.
  func tests(reaching members: Set<String>) -> Int {
    index.graph.callers(of: members).tests.count
  }

  // MARK: Tests

  /// Tests, and what their classes share, that ask for elements by themselves.
  func rawQueries() -> [ReviewFinding] {
    let methods = grouped(facts.queries).map { places in
      rawQuery(of: places[0].member, at: places[0].location, count: places.count)
    }
    let known = Set(facts.methods.map(\.member))
    let properties = index.members.filter { member in
      testClasses.contains(member.owner) && !member.isInLibrary && !known.contains(member.id)
    }
    return methods
      + properties.compactMap { member in
        let own = member.locators.filter {
          !$0.isAssumed && $0.location.file == member.location.file
        }
        return own.first.map { rawQuery(of: member.id, at: $0.location, count: own.count) }
      }
  }

  private func rawQuery(
    of member: String, at place: SourceLocation, count: Int
  ) -> ReviewFinding {
    ReviewFinding(
      .rawQuery, at: place,
      .rawQueries(member: member, count: count, hasPages: !index.pages.isEmpty))
  }

  /// Waits for a length of time.
  func sleepingWaits() -> [ReviewFinding] {
    facts.sleeps.map { sleep in
      ReviewFinding(
        .sleepingWait, at: sleep.place.location,
        .sleeps(member: sleep.place.member, text: sleep.place.text, seconds: sleep.seconds))
    }
  }

  // MARK: Use cases

  /// Use cases that go one way or another.
  func branchingUseCases() -> [ReviewFinding] {
    grouped(facts.branches).map { places in
      ReviewFinding(
        .branchingUseCase, at: places[0].location,
        .branches(
          member: places[0].member, first: places[0].text, count: places.count,
          tests: tests(reaching: [places[0].member])))
    }
  }

  /// Places by the member that they are in, in their order.
  func grouped(_ places: [SuiteFacts.Place]) -> [[SuiteFacts.Place]] {
    var order: [String] = []
    var groups: [String: [SuiteFacts.Place]] = [:]
    for place in places {
      if groups[place.member] == nil { order.append(place.member) }
      groups[place.member, default: []].append(place)
    }
    return order.compactMap { groups[$0] }
  }

  // MARK: Chains

  /// Pages whose methods end chains, and chains that begin anew.
  func brokenChains() -> [ReviewFinding] {
    // What only pages call is a part of their methods.
    let called = Set(
      index.members.filter { [.test, .useCase, .helper].contains($0.kind) }
        .flatMap(\.references).compactMap(\.member))
    var ends: [ReviewFinding] = []
    for page in facts.pages where !components.contains(page.name) {
      let methods = facts.methods.filter {
        $0.isOfPage && $0.acts && $0.givesNothing && !$0.isPrivate && called.contains($0.member)
          && $0.member.hasPrefix("\(page.name).")
          && !$0.member.dropFirst(page.name.count + 1).prefix { $0 != "(" }.contains(".")
      }
      guard let first = methods.first else { continue }
      ends.append(
        ReviewFinding(
          .brokenChain, at: first.location,
          .givesNothing(
            page: page.name,
            methods: methods.map { String($0.member.dropFirst(page.name.count + 1)) })))
    }
    return ends
      + facts.restarts.map { restart in
        ReviewFinding(
          .brokenChain, at: restart.place.location,
          .restarts(page: restart.page, before: restart.before))
      }
  }
}

extension ProjectIndex {
  /// The names of pages that are a part of others.
  var componentNames: Set<String> {
    Set(navigation.pages.flatMap(\.components).map(\.type.name))
  }
}
