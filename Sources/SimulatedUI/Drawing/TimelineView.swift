/// How often a timeline wants to be shown.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as it says.
  case normal
  /// Seldom, because the screen is dimmed.
  case lowFrequency
}

/// The moments at which a view is another one.
public protocol TimelineSchedule {
  /// How often it is shown.
  typealias Mode = TimelineScheduleMode
  /// The type of the moments.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The moments from a date on; the first may be before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates at equal distances.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    /// The next date.
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  private let startDate: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - startDate: One of the moments.
  ///   - interval: Seconds between them.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = max(0.001, interval)
  }

  /// The moments from a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
    return Entries(date: self.startDate + steps * interval, interval: interval)
  }
}

/// Every full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The moments from a date on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Given moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates.
  public init(_ dates: Entries) { self.dates = dates }

  /// The moments.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as things that move need; ten times a second here, where nothing is seen in between.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(0.1, minimumInterval ?? 0)
    isPaused = paused
  }

  /// The moments from a date on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> some Sequence<Date> {
    let all = PeriodicTimelineSchedule(from: startDate, by: interval)
      .entries(from: startDate, mode: mode)
    return all.prefix(isPaused ? 1 : .max)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at equal distances.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every full minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as things that move need.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As often as things that move need.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Given moments.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// What the content of a timeline is told.
public struct TimelineViewDefaultContext {
  /// How often a timeline is shown.
  public enum Cadence: Comparable, Sendable {
    /// All the time.
    case live
    /// Each second.
    case seconds
    /// Each minute.
    case minutes
  }

  /// The moment.
  public let date: Date
  /// How often the timeline is shown.
  public let cadence = Cadence.live
}

/// A view that is another one at certain moments, on the simulated clock.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, PrimitiveView {
  /// What the content is told.
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content

  /// Creates a view that follows a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// More moments than this at one look have all been missed.
  private static var mostMoments: Int { 100_000 }

  package func update(_ node: ViewNode) {
    let now = Date()
    var current = now
    var next: Date?
    for date in schedule.entries(from: now, mode: .normal).lazy.prefix(Self.mostMoments) {
      if date > now {
        next = date
        break
      }
      current = date
    }
    if let next { node.buildAgain(after: max(0.01, next.timeIntervalSince(now) + 0.001)) }
    node.updateChild(.role(.content), node.making { content(Context(date: current)) })
  }
}
