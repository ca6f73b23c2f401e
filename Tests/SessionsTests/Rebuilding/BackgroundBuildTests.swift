import ExplorerCore
import Foundation
import Glibc
import Synchronization
import Testing

@testable import Sessions
@testable import Workspace

/// Builds on a thread of their own.
struct BackgroundBuildTests {
  /// Lets a build go on, and counts them.
  private final class Gate: Sendable {
    let count = Mutex(0)
    let semaphore = DispatchSemaphore(value: 0)

    func build() throws(WorkspaceError) -> BuiltProject {
      let number = count.withLock {
        $0 += 1
        return $0
      }
      semaphore.wait()
      throw .project(.noTests(folders: ["\(number)"]))
    }
  }

  private func wait(for build: BackgroundBuild) -> [BackgroundBuild.Report] {
    var entry = pollfd(fd: build.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 10_000) == 1)
    return build.takeReports()
  }

  @Test func anyNumberOfWishesDuringABuildAreOneBuildAfterIt() {
    let gate = Gate()
    let build = BackgroundBuild { _ throws(WorkspaceError) in try gate.build() }
    for _ in 0..<5 { build.request() }
    #expect(build.takeReports().isEmpty)
    gate.semaphore.signal()
    // Nobody hears of the first, whose sources are no longer those that were asked for.
    #expect(wait(for: build).isEmpty)
    #expect(build.isBuilding)
    gate.semaphore.signal()
    let reports = wait(for: build)
    #expect(reports.count == 1)
    guard case .failed(.project(.noTests(let folders)))? = reports.first else {
      Issue.record("\(reports)")
      return
    }
    #expect(folders == ["2"])
    #expect(!build.isBuilding)
    #expect(gate.count.withLock { $0 } == 2)
  }

  @Test func aFileThatIsEditedWhileItIsCompiledIsCompiledAgain() {
    let count = Mutex(0)
    let build = BackgroundBuild { progress throws(WorkspaceError) in
      let number = count.withLock {
        $0 += 1
        return $0
      }
      progress(.compilingApp(files: number))
      throw number == 1
        ? .build(.sourcesChanged(path: "/A.swift")) : .project(.noTests(folders: []))
    }
    build.request()
    var failures: [WorkspaceError] = []
    while failures.isEmpty {
      for case .failed(let error) in wait(for: build) { failures.append(error) }
    }
    #expect(failures == [.project(.noTests(folders: []))])
  }
}
