public import Dispatch
public import Foundation

extension VirtualSchedulerTime {
  /// The moment of a date, as run loops and operation queues name it.
  public init(_ date: Date) {
    self.init(after: .seconds(date.timeIntervalSinceNow))
  }

  /// The moment of a dispatch time, as dispatch queues name it.
  public init(_ time: DispatchTime) {
    let difference = Double(time.uptimeNanoseconds) - Double(DispatchTime.now().uptimeNanoseconds)
    self.init(after: .nanoseconds(Int(difference)))
  }

  /// The moment as a date.
  public var date: Date {
    Date(timeIntervalSinceNow: Self.now.distance(to: self).timeInterval)
  }

  /// The moment as a dispatch time.
  public var dispatchTime: DispatchTime {
    .now() + Self.now.distance(to: self).timeInterval
  }
}

extension VirtualSchedulerTime.Stride {
  /// A length of time as dispatch queues name it.
  public init(_ interval: DispatchTimeInterval) {
    switch interval {
    case .seconds(let count): self = .seconds(count)
    case .milliseconds(let count): self = .milliseconds(count)
    case .microseconds(let count): self = .microseconds(count)
    case .nanoseconds(let count): self = .nanoseconds(count)
    default: self = .seconds(.infinity)
    }
  }
}
