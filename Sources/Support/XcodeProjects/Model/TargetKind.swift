/// What is built from a target.
package enum TargetKind: Hashable, Sendable {
  /// An app of a phone, tablet or Mac.
  case application
  /// A framework, which code imports.
  case framework
  /// A library that is linked into what uses it.
  case staticLibrary
  /// A library that is loaded.
  case dynamicLibrary
  /// Resources without code of their own, or a plug-in.
  case bundle
  /// Tests that run inside of an app, or alone.
  case unitTests
  /// Tests that drive an app from outside.
  case uiTests
  /// What the system runs beside an app: widgets, share sheets, keyboards.
  case appExtension
  /// An app of a watch, or its extension.
  case watch
  /// A command-line tool.
  case tool
  /// Macros of a package, which the compiler runs.
  case macro
  /// A package's plug-in, which the build runs.
  case buildTool
  /// Targets that are only built together.
  case aggregate
  /// All others, by the identifier of the type of their product.
  case other(String)

  /// The kind that Xcode names by an identifier such as `com.apple.product-type.application`.
  init(productType: String) {
    let name = productType.split(separator: ".").last.map(String.init) ?? productType
    let prefix = "com.apple.product-type."
    let type = productType.hasPrefix(prefix) ? String(productType.dropFirst(prefix.count)) : name
    switch type {
    case "application", "application.on-demand-install-capable", "application.messages":
      self = .application
    case "framework": self = .framework
    case "framework.static", "library.static": self = .staticLibrary
    case "library.dynamic": self = .dynamicLibrary
    case "bundle": self = .bundle
    case "bundle.unit-test", "bundle.ocunit-test": self = .unitTests
    case "bundle.ui-testing": self = .uiTests
    case "tool": self = .tool
    case _ where type.contains("watch"): self = .watch
    case _ where type.contains("extension") || type == "xpc-service": self = .appExtension
    default: self = .other(productType)
    }
  }

  /// The kind that XcodeGen names by a word such as `bundle.ui-testing`.
  init(xcodeGenType: String) { self.init(productType: "com.apple.product-type.\(xcodeGenType)") }

  /// Whether it holds tests.
  package var isTests: Bool { self == .unitTests || self == .uiTests }

  /// Whether code that depends on it has its code in it, or beside it in the same process.
  package var isLinked: Bool {
    switch self {
    case .framework, .staticLibrary, .dynamicLibrary, .bundle, .aggregate, .application: true
    case .unitTests, .uiTests, .appExtension, .watch, .tool, .macro, .buildTool, .other: false
    }
  }
}
