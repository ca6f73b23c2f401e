package import XcodeProjects

/// What of a project is left out, though the rest of it can be opened.
package enum OpeningProblem: Hashable, Sendable {
  /// Something is wrong in the project's documents.
  case document(ProjectProblem)
  /// A target has sources that are not compiled here, such as Objective-C.
  case leftOut(target: String, kind: FileKind, files: [String])
  /// A framework comes built for Apple's systems only.
  case binary(name: String, target: String)
  /// A product of a package that nobody has.
  case missingProduct(name: String, target: String)
  /// A package cannot be fetched; the reason is git's or SwiftPM's own.
  case package(name: String, reason: String)
  /// Something that Xcode would run is not run.
  case script(name: String, target: String, kind: BuildScript.Kind)
  /// A script or plug-in was run and has failed; the reason is its own.
  case scriptFailed(name: String, target: String, reason: String)
}

extension OpeningProblem {
  /// What is left out and why, in a sentence.
  package var message: String {
    switch self {
    case .document(let problem): problem.message
    case .leftOut(let target, let kind, let files):
      "\(files.count) files of \(target.quoted) are left out, as they are \(Self.words(kind)): "
        + files.prefix(3).quotedList + (files.count > 3 ? " and more." : ".")
    case .binary(let name, let target):
      "\(name.quoted) of \(target.quoted) comes built for Apple's systems only; a stub can stand in "
        + "for it."
    case .missingProduct(let name, let target):
      "\(target.quoted) uses the product \(name.quoted), which no package of the project has."
    case .package(let name, let reason):
      "The package \(name.quoted) cannot be fetched: \(reason)"
    case .script(let name, let target, let kind):
      "The \(kind == .plugin ? "plug-in" : "script") \(name.quoted) of \(target.quoted) is not run"
        + (kind.canBeRun ? "; --allow-scripts runs it." : ".")
    case .scriptFailed(let name, let target, let reason):
      "The script \(name.quoted) of \(target.quoted) has failed: \(reason)"
    }
  }

  /// Whether it is told of whenever the project is opened, and not by `doctor` alone.
  package var isUrgent: Bool {
    switch self {
    case .package, .scriptFailed: true
    default: false
    }
  }

  private static func words(_ kind: FileKind) -> String {
    switch kind {
    case .objectiveC: "written in Objective-C"
    case .metal: "shaders"
    case .c: "written in C outside of a package"
    case .assembly: "written in assembler"
    case .dataModel: "Core Data models"
    case .intentDefinition: "definitions of intents"
    case .learningModel: "machine-learning models"
    case .interfaceBuilder: "drawn in Interface Builder"
    case .swift, .header, .assetCatalog, .strings, .font, .binary, .buildInput, .data:
      "of a kind that is not compiled"
    }
  }
}

extension BuildScript.Kind {
  /// Whether pomelo can run it, if it may.
  var canBeRun: Bool { self == .phase || self == .plugin }
}
