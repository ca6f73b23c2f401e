import SwiftUI

/// Work of every kind that Dispatch, operations and tasks do, and in what order it comes.
final class Worker: ObservableObject {
  @Published var log: [String] = []
  private var timer: DispatchSourceTimer?
  private let start = Date()

  /// Notes a word with the tenths of a second since the start.
  func note(_ word: String, since start: Date) {
    log.append("\(word) \(Int((Date().timeIntervalSince(start) * 10).rounded()))")
  }

  func group() {
    let start = Date()
    let group = DispatchGroup()
    let queue = DispatchQueue(label: "workers", attributes: .concurrent)
    for number in 1...3 {
      group.enter()
      queue.asyncAfter(deadline: .now() + .milliseconds(100 * number)) { group.leave() }
    }
    queue.async(group: group) { Thread.sleep(forTimeInterval: 0.5) }
    group.notify(queue: .main) { self.note("notified", since: start) }
  }

  func semaphore() {
    let start = Date()
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.4) { semaphore.signal() }
    semaphore.wait()
    note("signalled", since: start)
    let result = semaphore.wait(timeout: .now() + 0.2)
    note(result == .timedOut ? "timed out" : "signalled", since: start)
    let other = DispatchSemaphore(value: 0)
    Task.detached {
      try? await Task.sleep(for: .milliseconds(100))
      other.signal()
    }
    other.wait()
    note("task", since: start)
  }

  func timers() {
    let start = Date()
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 0.1, repeating: .milliseconds(200))
    var count = 0
    timer.setEventHandler { [weak self] in
      count += 1
      self?.note("tick", since: start)
      if count == 3 { self?.timer?.cancel() }
    }
    timer.setCancelHandler { [weak self] in self?.note("cancelled", since: start) }
    timer.resume()
    self.timer = timer
  }

  func items() {
    let start = Date()
    let queue = DispatchQueue(label: "serial")
    let item = DispatchWorkItem { self.note("item", since: start) }
    let cancelled = DispatchWorkItem { self.note("never", since: start) }
    item.notify(queue: .main) { self.note("after item", since: start) }
    queue.async(execute: item)
    queue.asyncAfter(deadline: .now() + 0.1, execute: cancelled)
    cancelled.cancel()
    queue.async(flags: .barrier) { self.note("barrier", since: start) }
    queue.sync { dispatchPrecondition(condition: .onQueue(queue)) }
    let sum = queue.sync { 1 + 1 }
    note("sum \(sum) at", since: start)
    item.wait()
    note("waited", since: start)
  }

  func operations() {
    let start = Date()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let first = BlockOperation { Thread.sleep(forTimeInterval: 0.3) }
    let second = BlockOperation { DispatchQueue.main.async { self.note("second", since: start) } }
    second.addDependency(first)
    queue.addOperations([second, first], waitUntilFinished: false)
    queue.waitUntilAllOperationsAreFinished()
    note("all", since: start)
  }

  @MainActor
  func tasks() async {
    let start = Date()
    let stream = AsyncStream<Int> { continuation in
      Task.detached {
        for number in 1...2 {
          try? await ContinuousClock().sleep(for: .milliseconds(100))
          await Task.yield()
          continuation.yield(number)
        }
        continuation.finish()
      }
    }
    for await number in stream { note("value \(number) at", since: start) }
    let answer = await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) {
        continuation.resume(returning: "answer")
      }
    }
    note(answer, since: start)
  }

  func waitForever() {
    DispatchSemaphore(value: 0).wait()
  }
}

struct WorkView: View {
  @StateObject private var worker = Worker()

  var body: some View {
    VStack {
      Text(worker.log.joined(separator: ", "))
        .accessibilityIdentifier("log")
      Button("Group") { worker.group() }
      Button("Semaphore") { worker.semaphore() }
      Button("Timers") { worker.timers() }
      Button("Items") { worker.items() }
      Button("Operations") { worker.operations() }
      Button("Tasks") { Task { await worker.tasks() } }
      Button("Wait for ever") { worker.waitForever() }
    }
  }
}
