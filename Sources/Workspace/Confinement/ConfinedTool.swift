/// A tool that is about to be shut in, with the folder for its temporary files.
struct ConfinedTool {
  private let confinement: ToolConfinement
  private let temporary: ToolTemporary

  /// The longest file that it may write, in bytes.
  private static let fileSize: UInt64 = 4 << 30
  /// The most memory that each of its processes may map, in bytes.
  private static let memory: UInt64 = 16 << 30

  /// Makes the folder.
  ///
  /// - Parameter confinement: What the tool may do.
  /// - Throws: ``ChildProcess/StartFailure``.
  init(_ confinement: ToolConfinement) throws(ChildProcess.StartFailure) {
    self.confinement = confinement
    temporary = try ToolTemporary()
  }

  /// What it obeys.
  var rules: StartRules {
    StartRules(
      writable: confinement.writable + [temporary.path], keepsSession: true,
      fileSize: Self.fileSize, memory: Self.memory)
  }

  /// What its environment has besides.
  var environment: [String: String] {
    var variables = ["TMPDIR": temporary.path, "XDG_CACHE_HOME": confinement.cache]
    variables["LD_PRELOAD"] = confinement.preloaded
    return variables
  }
}
