import SourceIndex

/// Finds out what errors are about, by what the project's sources import and declare.
///
/// Which module a name is of that nobody declares is a guess: from what the files import that name
/// it, and from how it begins.
struct CauseFinder {
  private let missing: Set<String>
  private let imports: [String: Set<String>]
  private let declarations: [String: String]
  /// The modules that a name may be of.
  private var candidates: [String: Set<String>] = [:]

  /// Reads what sources import and declare.
  ///
  /// - Parameters:
  ///   - files: All sources of the project.
  ///   - missing: Modules that are imported and that there are not.
  init(files: [SourceFile], missing: Set<String>) {
    self.missing = missing
    imports = Dictionary(
      files.map { ($0.path, Set($0.imports.map(\.module))) }, uniquingKeysWith: { $0.union($1) })
    declarations = Dictionary(
      files.flatMap { file in file.declaredTypes.map { ($0, file.path) } }
    ) { first, _ in first }
  }

  /// Gives the errors of modules their causes.
  mutating func refine(_ modules: inout [ModuleDiagnosis]) {
    for complaint in modules.flatMap(\.complaints) { note(complaint) }
    var lacking: [String?: Set<String>] = [:]
    for complaint in modules.flatMap(\.complaints) {
      if case .missingModule(let name) = complaint.cause {
        lacking[complaint.file, default: []].insert(name)
      }
    }
    for number in modules.indices {
      var module = modules[number]
      for place in module.complaints.indices {
        module.complaints[place].cause = cause(of: module.complaints[place])
      }
      noteConsequences(in: &module, lacking: lacking)
      modules[number] = module
    }
  }

  /// Takes in which modules an unknown name may be of.
  private mutating func note(_ complaint: CompilerComplaint) {
    switch complaint.cause {
    case .ofMissingModule(let modules, let name?): candidates[name] = Set(modules)
    case .missingName(let name):
      guard declarations[name] == nil else { return }
      note(name, in: complaint.file)
    case .missingMember(let member, let type):
      guard declarations[Self.baseName(of: type)] == nil else { return }
      note(".\(member)", in: complaint.file)
    default: break
    }
  }

  /// Takes in that a file has a name which nothing declares.
  private mutating func note(_ name: String, in file: String?) {
    // Where nothing is missing, the name is missing for another reason.
    let possible = missing.intersection(file.flatMap { imports[$0] } ?? [])
    let both = candidates[name].map { $0.intersection(possible) } ?? possible
    let areApart = both.isEmpty && !possible.isEmpty
    candidates[name] = areApart ? candidates[name]?.union(possible) : both
  }

  private func cause(of complaint: CompilerComplaint) -> ComplaintCause {
    switch complaint.cause {
    case .missingName(let name):
      if let file = declarations[name] { return .declaredElsewhere(name, file: file) }
      if let modules = modules(of: name) { return .ofMissingModule(modules, name: name) }
      return name.first?.isUppercase == true ? .frameworkName(name) : complaint.cause
    case .missingMember(let member, let type):
      let base = Self.baseName(of: type)
      if let modules = modules(of: base) { return .ofMissingModule(modules, name: base) }
      guard declarations[base] == nil else { return complaint.cause }
      // Types that are there get members from modules, too: all files that name it import one.
      if let modules = modules(of: ".\(member)") { return .ofMissingModule(modules, name: member) }
      return .frameworkMember(member, of: type)
    default: return complaint.cause
    }
  }

  /// The modules that a name is most likely of; `nil` where nothing tells.
  private func modules(of name: String) -> [String]? {
    guard let all = candidates[name], !all.isEmpty else { return nil }
    // Members have a dot before them.
    let bare = String(name.drop { $0 == "." })
    let alike = all.filter { Self.isAlike(bare, $0) }
    return (alike.isEmpty ? all : alike).sorted()
  }

  /// Whether a name begins as a module's does.
  static func isAlike(_ name: String, _ module: String) -> Bool {
    let shared = zip(name.lowercased(), module.lowercased()).prefix { $0 == $1 }.count
    return shared >= min(5, module.count)
  }

  /// How messages begin of what the compiler could not work out, mostly for want of a type.
  private static let vague = [
    "cannot infer", "generic parameter", "cannot call value of non-function",
    "'nil' requires a contextual type", "type of expression is ambiguous", "reference to member",
    "failed to produce diagnostic", "the compiler is unable to type-check",
  ]

  /// Errors in a line that has a name of a missing module most likely follow from that, and so does
  /// what cannot be worked out in a file that imports one.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - lacking: The modules that files import and that there are not.
  private func noteConsequences(
    in module: inout ModuleDiagnosis, lacking: [String?: Set<String>]
  ) {
    struct Place: Hashable {
      let file: String?
      let line: Int?
    }
    var places: [Place: [String]] = [:]
    for complaint in module.complaints {
      guard case .ofMissingModule(let modules, _) = complaint.cause else { continue }
      places[Place(file: complaint.file, line: complaint.line)] = modules
    }
    // A type of the project's is not what it says if it is made with what is missing.
    var lesser: [String: [String]] = [:]
    for complaint in module.complaints {
      guard case .other(let message) = complaint.cause, message.contains("conform to") else {
        continue
      }
      for name in ComplaintCause.quoted(message).map(Self.baseName) {
        lesser[name] = declarations[name].flatMap { lacking[$0] }?.sorted()
      }
    }
    for number in module.complaints.indices {
      let complaint = module.complaints[number]
      var modules: [String]?
      switch complaint.cause {
      case .other(let message):
        modules = places[Place(file: complaint.file, line: complaint.line)]
        if modules == nil, Self.vague.contains(where: message.hasPrefix) {
          modules = lacking[complaint.file]?.sorted()
        }
        if modules == nil, message.contains("conform to") {
          let names = ComplaintCause.quoted(message).map(Self.baseName)
          modules = names.lazy.compactMap { lesser[$0] }.first
        }
      case .missingMember(_, let type): modules = lesser[Self.baseName(of: type)]
      default: break
      }
      if let modules { module.complaints[number].cause = .ofMissingModule(modules, name: nil) }
    }
  }

  /// `Shelf` of a type such as `some Stock.Shelf<Item>?`.
  static func baseName(of type: String) -> String {
    var name = type[...]
    for word in ["some ", "any "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
    name = name.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    let parts = name.split(separator: ".").filter { $0 != "Type" }
    return parts.last.map(String.init) ?? type
  }
}
