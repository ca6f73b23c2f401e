import Foundation
import SessionProtocol
import TerminalUI
import Workspace

extension MachineFacts {
  /// Memory with which a compiler and a test or two get by, in bytes.
  private static let enoughMemory = 2 << 30

  /// What the machine has of everything, in the order in which it is needed.
  package var findings: [Finding] {
    [compilerFinding, libraryFinding, cacheFinding] + trialFindings
      + [terminalFinding, unicodeFinding, editorFinding, gitFinding, processorFinding]
      + [memoryFinding].compactMap(\.self)
  }

  private var compilerFinding: Finding {
    switch compiler {
    case .found(let facts):
      .ok("Swift compiler", "\(facts.version ?? "no version"), \(facts.path)", isNeeded: true)
    case .missing(let reason): .missing("Swift compiler", reason, nil, isNeeded: true)
    }
  }

  private var libraryFinding: Finding {
    switch library {
    case .found(let path): .ok("host library", path, isNeeded: true)
    case .missing(let reason): .missing("host library", reason, nil, isNeeded: true)
    }
  }

  private var cacheFinding: Finding {
    switch cache {
    case .found(let path): .ok("cache", path, isNeeded: true)
    case .missing(let reason):
      .missing("cache", reason, "XDG_CACHE_HOME names another folder.", isNeeded: true)
    }
  }

  private var trialFindings: [Finding] {
    switch trial {
    case .failed(let reason):
      [
        .missing(
          "host", reason, "The smallest project there is cannot be built or run.", isNeeded: true)
      ]
    case .started(let isolation, let seconds):
      [
        .ok(
          "host",
          "the smallest project was built and started in "
            + String(format: "%.1f s", seconds), isNeeded: true),
        Self.network(isolation), Self.files(isolation),
      ]
    }
  }

  private static func network(_ isolation: Isolation) -> Finding {
    let name = "network guard"
    return switch isolation.network {
    case .systemCalls: .ok(name, "filters of system calls (seccomp)")
    case .emptyNetwork:
      .weaker(
        name, "a network of its own, with nothing in it",
        "Tests can open sockets, which reach nothing. A kernel with seccomp refuses them.")
    case .functionsOnly:
      .missing(
        name, "functions only",
        "\(isolation.networkAdvice ?? "") Use a kernel, or a container, that allows seccomp.")
    }
  }

  private static func files(_ isolation: Isolation) -> Finding {
    let name = "file guard"
    return isolation.guardsFiles
      ? .ok(name, "writing is kept to the device's folder (Landlock)")
      : .missing(
        name, "none", "\(isolation.filesAdvice ?? "") Use Linux 5.13 or later with Landlock.")
  }

  private var terminalFinding: Finding {
    let name = "terminal"
    let type = terminal.type.isEmpty ? "TERM is not set" : terminal.type
    let colors = terminal.colors == .none ? "no colours" : "\(terminal.colors.rawValue) colours"
    let other = "Set TERM to what it is, such as xterm-256color."
    if !terminal.isThere {
      return .weaker(
        name, "\(type), but input or output is none",
        "The explorer needs one; pomelo run and pomelo explore --plain do not.")
    }
    if !terminal.isDescribed {
      return .weaker(
        name, "\(type), of which no description is installed",
        "The explorer takes it for an xterm. \(other)")
    }
    if !terminal.movesCursor {
      return .weaker(
        name, "\(type), which cannot move its cursor",
        "The explorer cannot be shown; pomelo explore --plain can. \(other)")
    }
    guard terminal.colors == .none else { return .ok(name, "\(type), \(colors)") }
    return .weaker(
      name, "\(type), \(colors)",
      "The explorer tells things apart by bold, underlined and reversed text only.")
  }

  private var unicodeFinding: Finding {
    terminal.showsUnicode
      ? .ok("characters", "UTF-8")
      : .weaker(
        "characters", "ASCII",
        "Others are shown as \"?\". Set LC_ALL to C.UTF-8 or your own locale.")
  }

  private var editorFinding: Finding {
    switch editor {
    case .found(let command): .ok("editor", command)
    case .missing(let reason):
      .missing(
        "editor", reason, "The explorer's ^E opens nothing. Set VISUAL or EDITOR to the one to use."
      )
    }
  }

  private var gitFinding: Finding {
    git.map { .ok("git", $0) }
      ?? .missing(
        "git", "not in PATH",
        "What pomelo impact --rename --write changes cannot be compared and taken back with it.")
  }

  private var processorFinding: Finding {
    processors > 1
      ? .ok("processors", "\(processors): so many tests run side by side")
      : .weaker("processors", "1", "Tests run one after the other.")
  }

  private var memoryFinding: Finding? {
    guard let freeMemory else { return nil }
    let found = String(format: "%.1f GB free", Double(freeMemory) / Double(1 << 30))
    return freeMemory >= Self.enoughMemory
      ? .ok("memory", found)
      : .weaker(
        "memory", found,
        "A compiler takes about 1 GB, a test up to 8. End other programs, or use --jobs 1.")
  }
}
