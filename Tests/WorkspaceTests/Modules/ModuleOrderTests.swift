import Testing

@testable import Workspace

struct ModuleOrderTests {
  private func module(_ name: String, _ dependencies: String...) -> ProjectModule {
    ProjectModule(
      name: name, role: .app, content: .swift([]), dependencies: dependencies,
      settings: CompilerSettings(languageMode: "5"))
  }

  @Test func eachModuleStandsBehindThoseThatItImports() throws {
    let sorted = try ModuleOrder.sorted([
      module("App", "Design", "Core"), module("Design", "Core", "SwiftUI"), module("Core"),
    ])
    #expect(sorted.map(\.name) == ["Core", "Design", "App"])
    #expect(ModuleOrder.reached(from: ["Design"], in: sorted) == ["Core", "Design"])
    #expect(ModuleOrder.reached(from: [], in: sorted) == [])
  }

  @Test func aCircleIsNamed() {
    #expect(throws: WorkspaceError.project(.cyclicModules(["B", "C"]))) {
      try ModuleOrder.sorted([module("A", "B"), module("B", "C"), module("C", "B")])
    }
    #expect(throws: WorkspaceError.project(.cyclicModules(["A"]))) {
      try ModuleOrder.sorted([module("A", "A")])
    }
  }

  @Test func aLongChainNeedsNoDeepStack() throws {
    let chain = (0..<20_000).map { module("M\($0)", "M\($0 + 1)") }
    let sorted = try ModuleOrder.sorted(chain)
    #expect(sorted.first?.name == "M19999")
    #expect(sorted.last?.name == "M0")
  }
}
