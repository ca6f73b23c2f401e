import SourceIndex

/// Names of the modules that a project's sources are compiled into.
struct ModuleNames: Hashable {
  /// The app's module, which tests may import.
  var app: String
  /// The module of all test folders together.
  var tests: String
  /// The modules of the further apps, in the project's order.
  var companions: [String]

  /// Names that are taken by what a host is linked with.
  private static let reserved: Set<String> = SimulatedModules.names
    .union(SimulatedModules.ofToolchain)
    .union([
      "DeviceServices", "ElementModel", "FoundationNetworking", "OpenCombine", "SessionProtocol",
      "SimulatedCombine", "SimulatedCommonCrypto", "SimulatedFoundation", "SimulatedNetwork",
      "SimulatedOS", "SimulatedUI", "SimulatedUIKit", "TestHost", "Testing", "VirtualTime",
      "XCUITest", "main",
    ])

  /// Derives the names from a project's, and from what its tests import.
  init(project: Project) {
    app =
      project.opening?.appModule ?? Self.testedModule(of: project.testFiles)
      ?? Self.identifier(project.name)
    tests = project.opening?.testModule ?? app + "UITests"
    var taken: Set<String> = [app, tests]
    companions = []
    for companion in project.companions {
      var name = Self.identifier(companion.name)
      while !taken.insert(name).inserted { name += "_" }
      companions.append(name)
    }
  }

  /// The one module that tests reach into by `@testable import`, which in Xcode is the app's target;
  /// `nil` where there is none or more than one.
  private static func testedModule(of files: [SourceFile]) -> String? {
    let names = Set(files.flatMap(\.imports).filter(\.isTestable).map(\.module))
      .subtracting(reserved)
    guard names.count == 1, let name = names.first, identifier(name) == name else {
      return nil
    }
    return name
  }

  /// The nearest identifier to a name, as Xcode derives a product's module name.
  private static func identifier(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isWord = scalar.properties.isXIDContinue
      result.unicodeScalars.append(isWord ? scalar : "_")
    }
    let startsWell = result.unicodeScalars.first?.properties.isXIDStart ?? false
    if !startsWell { result = "_" + result }
    return reserved.contains(result) ? result + "App" : result
  }
}

extension Project {
  /// Name of the module that its tests are compiled into, which reports put before test classes.
  package var testModule: String { ModuleNames(project: self).tests }
}
