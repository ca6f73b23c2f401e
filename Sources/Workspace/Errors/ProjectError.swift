package import ElementModel
package import SourceModel

/// What can be wrong with a project as a whole, or with how it was named.
package enum ProjectError: Error, Hashable, Sendable {
  /// No type in the app's folders is marked `@main` and conforms to `App` or to
  /// `UIApplicationDelegate`.
  case noApp(folders: [String])
  /// More than one type is an entry point.
  case severalApps([AppDeclaration])
  /// No test method is found in the tests' folders.
  case noTests(folders: [String])
  /// Modules import one another in a circle.
  case cyclicModules([String])
  /// The bundled example is not where it should be.
  case exampleMissing(name: String, searched: [String])
  /// An option on the command line has a value that cannot be used.
  case wrongOption(name: String, value: String, expected: String)
  /// The app does not run on the version of iOS that was chosen.
  case olderSystem(SystemVersion, minimum: SystemVersion)
}

extension ProjectError {
  /// What is wrong, where, and what to do next.
  var message: String {
    switch self {
    case .noApp(let folders):
      "There is no app in \(folders.quotedList): pomelo starts the type that is marked @main and "
        + "conforms to App or to UIApplicationDelegate. Name the folder that holds it."
    case .severalApps(let apps):
      "There are \(apps.count) apps, and pomelo cannot tell which one to start: "
        + apps.map { "\($0.name) at \($0.location.file):\($0.location.line)" }
        .joined(separator: ", ") + ". Name the folder of one of them."
    case .noTests(let folders):
      "There is no test in \(folders.quotedList): pomelo runs the methods of XCTestCase subclasses "
        + "whose names begin with \"test\". Name the folder that holds them."
    case .cyclicModules(let names):
      "The modules \(names.quotedList) depend on one another in a circle. Take one of these "
        + "dependencies out of the project."
    case .exampleMissing(let name, let searched):
      "The example \(name.quoted) is not installed. It was looked for in \(searched.quotedList). "
        + "Install pomelo again."
    case .wrongOption(let name, let value, let expected):
      "\(value.quoted) is no value for \(name). Give \(expected)."
    case .olderSystem(let chosen, let minimum):
      "The app runs on iOS \(minimum) and later, as its deployment target says, and \(chosen) was chosen. "
        + "Choose a later version with --os or os: in pomelo.yml."
    }
  }
}
