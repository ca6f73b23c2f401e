import Foundation
import VirtualTime

/// Somebody who is told of time as a player goes on.
@MainActor
final class TimeObserver {
  /// When it is told.
  enum Moments {
    /// Each time so many seconds of the film are over.
    case every(Double)
    /// At some seconds of the film.
    case at([Double])
  }

  private let moments: Moments
  private let queue: DispatchQueue?
  private let block: (CMTime) -> Void
  private var work: ScheduledWork?

  init(_ moments: Moments, _ queue: DispatchQueue?, _ block: @escaping (CMTime) -> Void) {
    self.moments = moments
    self.queue = queue
    self.block = block
  }

  /// Tells no more.
  func stop() {
    work?.cancel()
    work = nil
  }

  /// Follows a player that plays otherwise than before; that is told too, except at single moments.
  func follow(_ player: AVPlayer) {
    if case .every = moments { tell(player.currentTime()) }
    plan(player)
  }

  private func plan(_ player: AVPlayer) {
    stop()
    guard let item = player.currentItem, let next = next(after: item.clock.seconds),
      next <= item.clock.end ?? .infinity, let time = item.clock.time(to: next)
    else { return }
    work = VirtualTime.schedule(
      after: .seconds(time), kind: .timer, label: "time of a film"
    ) { [weak self, weak player] in
      guard let self, let player else { return }
      self.tell(CMTime(seconds: next, preferredTimescale: 1_000_000_000))
      self.plan(player)
    }
  }

  /// The next moment, in seconds; a hair later, as the clock is exact and numbers are not.
  private func next(after seconds: Double) -> Double? {
    let now = seconds + 1e-6
    return switch moments {
    case .every(let interval): interval > 0 ? ((now / interval).rounded(.down) + 1) * interval : nil
    case .at(let times): times.filter { $0 > now }.min()
    }
  }

  private func tell(_ time: CMTime) {
    guard let queue, queue !== DispatchQueue.main else { return block(time) }
    let told = UncheckedBlock(block: block)
    queue.async { told.block(time) }
  }
}

/// A closure of the app's, which it wants called on a queue of its own.
private struct UncheckedBlock: @unchecked Sendable {
  let block: (CMTime) -> Void
}
