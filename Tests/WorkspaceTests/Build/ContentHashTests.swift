import ElementModel
import Testing

@testable import Workspace

/// What makes a build step another one.
struct ContentHashTests {
  private func hash(deployment: SystemVersion?) -> String {
    var settings = CompilerSettings(languageMode: "5")
    settings.deployment = deployment
    var hash = ContentHash()
    hash.add(ModuleCompiler.Unit(name: "Shop", files: [], settings: settings, shadowing: ""))
    return hash.name
  }

  @Test func anotherDeploymentTargetIsAnotherStep() {
    let names = [nil, SystemVersion(16), SystemVersion(17), SystemVersion(17, 4)].map(hash)
    #expect(Set(names).count == 4)
    #expect(hash(deployment: SystemVersion(16)) == names[1])
  }
}
