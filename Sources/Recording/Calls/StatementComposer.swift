package import SourceIndex
package import SourceModel

/// Puts parts of a recording together to the statements of a test.
package struct StatementComposer {
  private let catalog: DeedCatalog
  private let starts: [PageStart]
  /// How the test launches its app from which the recording is.
  private let launch: TestLaunch?

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - catalog: What the suite's methods do.
  ///   - testClass: The class of the test, or the one that a new class is made like; `nil` for none.
  ///   - launch: How the test launches its app from which the recording is.
  package init(_ catalog: DeedCatalog, testClass: String?, launch: TestLaunch? = nil) {
    self.catalog = catalog
    let known = catalog.starts.filter { $0.testClass == testClass }
    self.launch = launch
    guard let launch else {
      starts = known
      return
    }
    // The class may launch it in other ways, which are not those of the recording.
    let others = known.filter { !$0.launches }
    guard case .call(let code, let name) = launch else {
      starts = others
      return
    }
    let page =
      known.first { $0.code.prefix { $0 != "(" } == name[...] }?.page
      ?? (catalog.callables[name]?.role == .page ? name : nil)
    let start = PageStart(
      testClass: testClass ?? "", code: code, page: page ?? "", launches: true)
    starts = [start] + others
  }

  /// Calls that are written one on what the other gives.
  private struct Chain {
    /// What the calls begin with, and the calls.
    var lines: [String]
    /// The page that the last one leads to, and how it is reached from what that gives.
    var page: String?
    var way = ""
    var last: Callable
    var isThrowing = false
    var isAsync = false
    /// Whether a call before the last one may have given nothing.
    var mayEndEarly = false
    /// The name that the page is given, where a later statement needs it.
    var name: String?
    /// Whether the last call is made for what it gives, which is not used.
    var givesValue: Bool {
      !last.isDiscardable && !["", "Void", "()"].contains(last.result)
    }
  }

  private enum Statement {
    case chain(Chain)
    case code(String)
  }

  /// The statements of a test.
  ///
  /// - Parameters:
  ///   - parts: What a recording becomes.
  ///   - launches: Whether the app is to be launched where the class leaves that to its tests.
  /// - Returns: The test.
  package func test(of parts: [RecordedPart], launching launches: Bool = true) -> RecordedTest {
    var statements: [Statement] = []
    var places: [Int] = []
    for part in parts {
      switch part.content {
      case .code(let code): statements.append(.code(code))
      case .launch(let code): statements.append(.code(code))
      case .call(let call): add(call, to: &statements)
      }
      places.append(statements.count - 1)
    }
    var written = statements.map(statement)
    let isLaunched = if case .launch? = parts.first?.content { true } else { false }
    if launches, !isLaunched {
      let first = launch(before: statements)
      written.insert(contentsOf: first, at: 0)
      places = places.map { $0 + first.count }
    }
    return RecordedTest(
      isLaunched: isLaunched || self.isLaunched(statements), statements: written, places: places)
  }

  // MARK: Calls

  private func add(_ call: RecordedCall, to statements: inout [Statement]) {
    if case .chain(var chain)? = statements.last, chain.page == call.type {
      append(call, to: &chain)
      statements[statements.count - 1] = .chain(chain)
      return
    }
    let receiver = self.receiver(of: call, in: &statements)
    var chain = Chain(lines: [receiver], page: call.type, last: call.callable)
    chain.mayEndEarly = receiver.hasSuffix("?")
    append(call, to: &chain, isFirst: true)
    statements.append(.chain(chain))
  }

  private func append(_ call: RecordedCall, to chain: inout Chain, isFirst: Bool = false) {
    if !isFirst {
      // A line may begin with a point, and not with a question mark.
      let isOptional = Self.isOptional(chain.last.result) && chain.way.isEmpty
      chain.lines[chain.lines.count - 1] += chain.way + (isOptional ? "?" : "")
      chain.mayEndEarly = chain.mayEndEarly || isOptional || !chain.way.isEmpty
    }
    chain.lines.append(call.link)
    chain.last = call.callable
    chain.isThrowing = chain.isThrowing || call.callable.isThrowing
    chain.isAsync = chain.isAsync || call.callable.isAsync
    chain.page = call.landing
    chain.way = call.landingMember.map { ".\($0)?" } ?? ""
  }

  private static func isOptional(_ result: String) -> Bool { result.hasSuffix("?") }

  /// What a call begins with where it is not made on what the one before gives.
  private func receiver(of call: RecordedCall, in statements: inout [Statement]) -> String {
    // What launches the app can only come first.
    let start = starts.first { start in
      start.page == call.type && (statements.isEmpty || !start.launches)
    }
    if let start { return start.code }
    let type = TypeName(call.type)
    let isGeneric = !type.arguments.isEmpty
    for place in statements.indices.reversed() {
      // A page that cannot be made anew is given a name where it is led to.
      guard case .chain(var chain) = statements[place], chain.page == call.type, isGeneric else {
        continue
      }
      let name = chain.name ?? self.name(for: type.plain, in: statements)
      chain.name = name
      statements[place] = .chain(chain)
      let isOptional =
        Self.isOptional(chain.last.result) || !chain.way.isEmpty || chain.mayEndEarly
      return isOptional ? "\(name)?" : name
    }
    let maker = catalog.callables[type.plain]?.initializers.first
    guard call.callable.kind != .staticMethod, let maker else { return call.type }
    return CallText(
      making: call.type, with: maker,
      arguments: maker.parameters.map { $0.isApp ? "app" : nil }
    ).expression
  }

  /// A name for a page that no other statement has given.
  private func name(for type: String, in statements: [Statement]) -> String {
    var base = type
    for suffix in ["ViewPage", "Page", "Screen", "View", "PageObject"] where base.hasSuffix(suffix)
    {
      if base.count > suffix.count { base.removeLast(suffix.count) }
      break
    }
    base = base.prefix(1).lowercased() + base.dropFirst()
    let taken = Set(
      statements.compactMap { if case .chain(let chain) = $0 { chain.name } else { nil } })
    var name = base
    var number = 2
    while taken.contains(name) || !name.isSwiftName {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  // MARK: Text

  private func statement(_ statement: Statement) -> TestStatement {
    switch statement {
    case .code(let code): return TestStatement(lines: [code])
    case .chain(let chain):
      var lines = chain.lines
      if let name = chain.name {
        lines[0] = "let \(name) = \(lines[0])"
        // What it leads to may be a member of what the last call gives.
        if !chain.way.isEmpty { lines[lines.count - 1] += ".\(chain.way.dropFirst().dropLast())" }
      }
      return TestStatement(
        lines: lines, givesValue: chain.givesValue && chain.name == nil,
        isThrowing: chain.isThrowing, isAsync: chain.isAsync)
    }
  }

  /// What launches the app before a test whose class has it done by each test.
  private func launch(before statements: [Statement]) -> [TestStatement] {
    guard !statements.isEmpty else { return [] }
    if case .statements(let lines)? = launch {
      return lines.map { TestStatement(lines: [$0]) }
    }
    guard let launch = starts.first(where: \.launches) else { return [] }
    if let start = start(of: statements), start.launches { return [] }
    return [TestStatement(lines: [launch.code], givesValue: !launch.page.isEmpty)]
  }

  /// What the first statement begins with of what its class has.
  private func start(of statements: [Statement]) -> PageStart? {
    guard case .chain(let first)? = statements.first else { return nil }
    return starts.first { $0.code == first.lines[0] }
  }

  /// Whether the test begins with a page that its class has, or has launched the app for.
  private func isLaunched(_ statements: [Statement]) -> Bool {
    start(of: statements) != nil || !launch(before: statements).isEmpty
  }
}
