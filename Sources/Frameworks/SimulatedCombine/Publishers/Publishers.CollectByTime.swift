import Foundation
public import OpenCombine

extension Publishers {
  /// When collected values are published.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Whenever a length of time has passed.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Whenever a length of time has passed, and as soon as there are so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

    /// What counts the time.
    var context: Context {
      switch self {
      case .byTime(let context, _), .byTimeOrCount(let context, _, _): context
      }
    }

    /// How long values are collected.
    var period: Context.SchedulerTimeType.Stride {
      switch self {
      case .byTime(_, let period), .byTimeOrCount(_, let period, _): period
      }
    }

    /// How many values are collected at most.
    var count: Int {
      switch self {
      case .byTime: .max
      case .byTimeOrCount(_, _, let count): max(1, count)
      }
    }
  }

  /// Publishes values in groups, one for each length of time.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// A group of values.
    public typealias Output = [Upstream.Output]
    /// How the upstream fails.
    public typealias Failure = Upstream.Failure

    /// What publishes the values.
    public let upstream: Upstream
    /// When groups are published.
    public let strategy: TimeGroupingStrategy<Context>
    /// Options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Collects the values of a publisher.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let groups = PassthroughSubject<Output, Failure>()
      let collection = TimedCollection(groups: groups, strategy: strategy, options: options)
      groups
        .handleEvents(receiveCancel: { collection.cancel() })
        .receive(subscriber: subscriber)
      collection.start(upstream)
    }
  }
}

extension Publisher {
  /// Publishes values in groups, one for each length of time.
  ///
  /// - Parameters:
  ///   - strategy: When groups are published.
  ///   - options: Options for the scheduler.
  /// - Returns: A publisher of groups.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// Collects values until their time has come.
private final class TimedCollection<Value, Failure: Error, Context: Scheduler> {
  private let groups: PassthroughSubject<[Value], Failure>
  private let strategy: Publishers.TimeGroupingStrategy<Context>
  private let options: Context.SchedulerOptions?
  private var values: [Value] = []
  private var upstream: AnyCancellable?
  private var timer: (any Cancellable)?

  init(
    groups: PassthroughSubject<[Value], Failure>,
    strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
  ) {
    self.groups = groups
    self.strategy = strategy
    self.options = options
  }

  /// Starts to collect.
  func start<Source: Publisher>(_ source: Source)
  where Source.Output == Value, Source.Failure == Failure {
    let context = strategy.context
    timer = context.schedule(
      after: context.now.advanced(by: strategy.period), interval: strategy.period,
      tolerance: context.minimumTolerance, options: options
    ) { self.flush() }
    upstream = source.sink(
      receiveCompletion: { completion in
        if case .finished = completion { self.flush() }
        self.groups.send(completion: completion)
        self.cancel()
      },
      receiveValue: { value in
        self.values.append(value)
        if self.values.count >= self.strategy.count { self.flush() }
      })
  }

  /// Ends collecting.
  func cancel() {
    timer?.cancel()
    timer = nil
    upstream = nil
    values = []
  }

  private func flush() {
    guard !values.isEmpty else { return }
    let group = values
    values = []
    groups.send(group)
  }
}
