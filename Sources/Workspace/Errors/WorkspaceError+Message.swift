import SourceIndex
import SourceModel

extension WorkspaceError: CustomStringConvertible {
  /// The error in sentences: what is wrong, where, and what to do next.
  ///
  /// Names and compiler output are as they came; who prints them makes them safe for a terminal.
  public var message: String {
    switch self {
    case .folderMissing, .notAFolder, .noSwiftFiles, .unreadableFolder, .unreadableFile,
      .badFileName, .tooManyFiles, .badSource:
      fileMessage
    case .noApp, .severalApps, .noTests:
      sourceMessage
    case .noManifest, .malformedManifest, .missingKey, .unknownKey, .wrongValue, .wrongOption:
      manifestMessage
    default:
      buildMessage
    }
  }

  /// The same as ``message``.
  public var description: String { message }

  private var fileMessage: String {
    switch self {
    case .folderMissing(let path):
      "There is no folder \(quoted(path)). Check the path for typing errors."
    case .notAFolder(let path):
      "\(quoted(path)) is a file. Name the folder that holds the Swift files instead."
    case .noSwiftFiles(let path, let role):
      "There is no Swift file in \(quoted(path)). Name the folder that holds the sources of the "
        + "\(role.rawValue)."
    case .unreadableFolder(let path, let reason):
      "The folder \(quoted(path)) cannot be listed: \(reason). Check its permissions."
    case .unreadableFile(let path, let reason):
      "The file \(quoted(path)) cannot be read: \(reason). Check its permissions."
    case .badFileName(let folder, let name):
      "The folder \(quoted(folder)) holds a file whose name is not UTF-8, \(quoted(name)). "
        + "Rename the file."
    case .tooManyFiles(let folder, let limit):
      "There are more than \(limit) Swift files below \(quoted(folder)). Name the folder of one "
        + "app or test target instead."
    case .badSource(.notUTF8(let path, let line)):
      "\(path):\(line): The file is not UTF-8 from this line on. Save it in UTF-8."
    case .badSource(.tooLarge(let path, let bytes, let limit)):
      "The file \(quoted(path)) has \(bytes) bytes; \(limit) are the most that pomelo reads. "
        + "Split it, or move it out of the source folders."
    default: ""
    }
  }

  private var sourceMessage: String {
    switch self {
    case .noApp(let folders):
      "There is no app in \(list(folders)): pomelo starts the type that is marked @main and "
        + "conforms to App. Name the folder that holds it."
    case .severalApps(let apps):
      "There are \(apps.count) apps, and pomelo cannot tell which one to start: "
        + apps.map { "\($0.name) at \($0.location.file):\($0.location.line)" }
        .joined(separator: ", ") + ". Name the folder of one of them."
    case .noTests(let folders):
      "There is no test in \(list(folders)): pomelo runs the methods of XCTestCase subclasses "
        + "whose names begin with \"test\". Name the folder that holds them."
    default: ""
    }
  }

  private var manifestMessage: String {
    switch self {
    case .noManifest(let folder):
      "There is no pomelo.yml in \(quoted(folder)). Write one with the keys app and tests, or "
        + "name the folders with --app and --tests."
    case .malformedManifest(let path, let line, let reason):
      "\(path):\(line): The file is not valid: \(reason)."
    case .missingKey(let key, let path):
      "\(path): The key \(quoted(key)) is missing. Add a line such as "
        + "\(quoted(key == "tests" ? "tests: UITests" : "\(key): App"))."
    case .unknownKey(let key, let path, let line, let known):
      "\(path):\(line): The key \(quoted(key)) is not known. The keys are "
        + known.joined(separator: ", ") + "."
    case .wrongValue(let key, let path, let line, let expected):
      "\(path):\(line): The value of \(quoted(key)) must be \(expected)."
    case .wrongOption(let name, let value, let expected):
      "\(quoted(value)) is no value for \(name). Give \(expected)."
    default: ""
    }
  }

  private var buildMessage: String {
    switch self {
    case .exampleMissing(let name, let searched):
      "The example \(quoted(name)) is not installed. It was looked for in \(list(searched)). "
        + "Install pomelo again."
    case .compilerMissing(let searched):
      "There is no Swift compiler: swiftc was looked for in \(searched). Install Swift 6.3 from "
        + "swift.org and add its folder to PATH."
    case .compilerNotStarted(let path, let reason):
      "The Swift compiler \(quoted(path)) cannot be started: \(reason)."
    case .hostLibraryMissing(let searched):
      "The host library, libPomeloHost.so with its modules, is missing. It was looked for in "
        + "\(list(searched)). Build it with \"swift build --product PomeloHost\", or name its "
        + "folder in POMELO_HOST_SDK."
    case .compileFailed(let step, let output):
      "\(step) did not compile:\n\(output)"
    case .sourcesChanged(let path):
      "The file \(quoted(path)) was edited while it was compiled. Build again."
    case .cacheNotWritable(let path, let reason):
      "The build folder \(quoted(path)) cannot be written: \(reason). Check its permissions and "
        + "the space on the disk."
    case .hostNotStarted(let reason):
      "The host cannot be run: \(reason)."
    default: ""
    }
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  private func list(_ items: [String]) -> String {
    items.map(quoted).joined(separator: ", ")
  }
}
