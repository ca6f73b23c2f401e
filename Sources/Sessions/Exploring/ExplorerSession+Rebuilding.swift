import ExplorerCore
import SessionProtocol
import Workspace

/// Hosts that take the place of others.
extension ExplorerSession {
  /// Builds the sources as they are now; the host goes on meanwhile.
  func rebuild() {
    guard let supply, supply.build.descriptor >= 0 else {
      apply(.buildFailed([BuildProblem(message: "The sources cannot be built again here.")]))
      return
    }
    supply.build.request()
  }

  /// Begins or ends to notice edits of the sources.
  func watch(_ isOn: Bool) {
    supply?.setWatching(isOn)
    apply(.watching(supply?.isWatching ?? false))
  }

  /// Starts a host from what was built last.
  func restartHost() {
    guard let supply else {
      apply(.hostLost("The host cannot be started again here."))
      return
    }
    start(supply.built)
  }

  /// Takes what the host to come has said.
  func receiveFromSuccessor() {
    guard let successor else { return }
    do {
      guard let description = try successor.host.look() else { return }
      self.successor = nil
      replaceHost(with: successor, description: description)
    } catch {
      let said = successor.host.said.prefix(2_000)
      self.successor = nil
      successor.host.process.terminate()
      failStart(said.isEmpty ? error.message : "\(error.message) It said: \(said)")
    }
  }

  /// Takes what a build and the watch have noticed.
  func receiveFromSupply() {
    guard let supply else { return }
    for report in supply.build.takeReports() {
      switch report {
      case .progress(let stage): apply(.buildProgress(stage))
      case .failed(let error): apply(.buildFailed(BuildProblem.problems(in: error)))
      case .built(let built):
        apply(.buildProgress(.starting))
        start(built)
      }
    }
    if supply.watch?.takeChanges() == true { hasUntoldEdit = true }
  }

  /// Tells of edits that were noticed, as one.
  func tellEdit() {
    hasUntoldEdit = false
    apply(.sourcesChanged)
  }

  private func start(_ built: BuiltProject) {
    successor?.host.process.terminate()
    successor = nil
    do {
      successor = Successor(host: try built.start(), built: built)
    } catch {
      failStart(error.message)
    }
  }

  /// Says that no host takes the place: of a build, or of one that was lost.
  private func failStart(_ sentence: String) {
    if model.build.stage != nil {
      apply(.buildFailed([BuildProblem(message: sentence)]))
    } else {
      apply(.hostLost(sentence))
    }
  }
}
