import ExplorerCore
import Foundation
import Workspace

/// Builds a project's sources again on a thread of its own, and tells through a descriptor.
///
/// A build that is asked for while one is under way begins after that one, whose result nobody
/// hears of: any number of wishes become one, and no edit is left out.
final class BackgroundBuild {
  /// What a build has to tell.
  enum Report: Sendable {
    /// A step that takes time begins.
    case progress(BuildStage)
    /// The sources cannot be built.
    case failed(WorkspaceError)
    /// The sources are built.
    case built(BuiltProject)
  }

  /// Builds the sources as they are now; called on the thread.
  typealias Work =
    @Sendable (_ progress: (BuildStage) -> Void) throws(WorkspaceError) -> BuiltProject

  private let work: Work
  private let cancellation: BuildCancellation
  private let inbox = ThreadInbox<Report>()
  /// Whether a build is under way.
  private(set) var isBuilding = false
  private var isWanted = false

  /// Prepares builds.
  ///
  /// - Parameters:
  ///   - cancellation: What ends the compilers that the work has started.
  ///   - work: Builds the sources.
  init(cancellation: BuildCancellation = BuildCancellation(), work: @escaping Work) {
    self.work = work
    self.cancellation = cancellation
  }

  /// Prepares builds of a project.
  convenience init(of source: ProjectSource, _ installation: Installation) {
    let cancellation = BuildCancellation()
    self.init(cancellation: cancellation) { progress throws(WorkspaceError) in
      let project = try source.read(installation)
      return try BuiltProject(
        project, index: project.index(installation), installation: installation,
        cancelledBy: cancellation
      ) { step in
        if let stage = step.stage { progress(stage) }
      }
    }
  }

  /// Readable when there is a report; -1 where the system has no descriptors left.
  var descriptor: Int32 { inbox.descriptor }

  /// Asks for a build of the sources as they are from now on.
  func request() {
    guard !isBuilding else { return isWanted = true }
    isBuilding = true
    isWanted = false
    DeepThread.start { [work, inbox] in
      do throws(WorkspaceError) {
        inbox.put(.built(try work { inbox.put(.progress($0)) }))
      } catch {
        inbox.put(.failed(error))
      }
    }
  }

  /// Ends the build that is under way, with its compilers; there are no builds after it.
  func cancel() {
    isWanted = false
    cancellation.cancel()
  }

  /// What builds have told since the last call.
  func takeReports() -> [Report] {
    var reports: [Report] = []
    for report in inbox.take() {
      switch report {
      case .progress: reports.append(report)
      case .built, .failed:
        isBuilding = false
        if isWanted || report.isOutdated { request() } else { reports.append(report) }
      }
    }
    return reports
  }
}

extension BackgroundBuild.Report {
  /// Whether files were edited while they were compiled.
  fileprivate var isOutdated: Bool {
    if case .failed(.build(.sourcesChanged)) = self { true } else { false }
  }
}
