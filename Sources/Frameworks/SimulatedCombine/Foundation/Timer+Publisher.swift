public import Foundation
public import OpenCombine

extension Timer {
  /// Publishes the time again and again while it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The time.
    public typealias Output = Date
    /// A timer does not fail.
    public typealias Failure = Never

    /// Seconds between two values.
    public let interval: TimeInterval
    /// The run loop whose clock counts.
    public let runLoop: RunLoop
    private let ticks = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval, runLoop: RunLoop) {
      self.interval = interval
      self.runLoop = runLoop
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      ticks.receive(subscriber: subscriber)
    }

    /// Starts the timer.
    ///
    /// - Returns: Stops it when cancelled.
    public func connect() -> any Cancellable {
      let ticks = ticks
      let stride = VirtualSchedulerTime.Stride(interval)
      return runLoop.schedule(
        after: runLoop.now.advanced(by: stride), interval: stride, tolerance: .seconds(0),
        options: nil
      ) { ticks.send(Date()) }
    }
  }

  /// Makes a publisher of the time.
  ///
  /// - Parameters:
  ///   - interval: Seconds between two values.
  ///   - tolerance: By how much values may be late; on the virtual clock they never are.
  ///   - runLoop: The run loop whose clock counts.
  ///   - mode: When the run loop looks at timers; here always.
  ///   - options: Options of the run loop as a scheduler.
  /// - Returns: The publisher, to be connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: VirtualSchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop)
  }
}
