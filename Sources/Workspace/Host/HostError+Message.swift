import Glibc
import SessionProtocol

extension HostError: CustomStringConvertible {
  /// The error in sentences: what is wrong, where, and what to do next where that is not plain.
  ///
  /// What a host has said in it is not yet safe for a terminal.
  package var message: String {
    switch self {
    case .notStarted(let executable, let reason):
      "The host cannot be run: \(reason). Its program is \"\(executable)\"; remove that to have it "
        + "built again."
    case .notReady:
      "The host did not say that it is ready. Build pomelo and its host library together."
    case .silent(let seconds): "The host did not say that it is ready within \(seconds) seconds."
    case .unresponsive: "The host does not read what it is told. It was ended."
    case .misspoke(let error): error.description
    case .unsendable(let reason): "The host cannot be told this: \(reason)"
    case .gone(let ending): "The host is gone: \(ending.text)."
    }
  }

  /// The same as ``message``.
  package var description: String { message }
}

extension HostEnding {
  /// How it ended, as a part of a sentence.
  fileprivate var text: String {
    switch self {
    case .exited(let status): return "it ended with status \(status)"
    case .killed(let signal):
      let name = strsignal(signal).map { String(cString: $0) } ?? ""
      return "it was ended by signal \(signal) (\(name))"
    case .closedLine: return "it closed its line"
    }
  }
}
