public import Dispatch
public import Foundation
public import OpenCombine

// The schedulers that apps name. All their Combine work runs on the virtual clock and on the host's
// one thread, whichever queue is named.
extension DispatchQueue: VirtualScheduling, @retroactive Scheduler {
  /// How moments are named.
  public typealias SchedulerTimeType = VirtualSchedulerTime
  /// Options of the scheduler.
  public typealias SchedulerOptions = VirtualSchedulerOptions
}

extension RunLoop: VirtualScheduling, @retroactive Scheduler {
  /// How moments are named.
  public typealias SchedulerTimeType = VirtualSchedulerTime
  /// Options of the scheduler.
  public typealias SchedulerOptions = VirtualSchedulerOptions
}

extension OperationQueue: VirtualScheduling, @retroactive Scheduler {
  /// How moments are named.
  public typealias SchedulerTimeType = VirtualSchedulerTime
  /// Options of the scheduler.
  public typealias SchedulerOptions = VirtualSchedulerOptions
}
