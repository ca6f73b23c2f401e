public import Foundation
import Synchronization
import VirtualTime

/// Something that goes on and shows outside of the app: it is kept, with each state that it had; the
/// simulated device has no lock screen and no island that show it.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  /// What changes of it.
  public typealias ContentState = Attributes.ContentState
  /// What it shows at a time.
  public typealias Content = ActivityContent<ContentState>

  private struct State: @unchecked Sendable {
    var content: Content
    var activityState = ActivityState.active
    /// Counts what was said of it, so that an old time to be out of date is not heeded.
    var version = 0
  }

  /// Tells activities apart.
  public let id: String
  /// What never changes of it.
  public let attributes: Attributes
  /// How it is shown.
  public let style: ActivityStyle
  private let state: Mutex<State>
  private let contents = ActivityListeners<Content>()
  private let states = ActivityListeners<ActivityState>()

  private init(attributes: Attributes, content: Content, style: ActivityStyle) {
    id = UUID().uuidString
    self.attributes = attributes
    self.style = style
    state = Mutex(State(content: content))
  }

  /// What it shows now.
  public var content: Content { state.withLock { $0.content } }

  /// What has changed, in the older form.
  public var contentState: ContentState { content.state }

  /// How far it is.
  public var activityState: ActivityState { state.withLock { $0.activityState } }

  /// What a server needs to change it: nothing, as no server reaches the device.
  public var pushToken: Data? { nil }

  /// Each content that it gets, from the next one on.
  public var contentUpdates: AsyncStream<Content> { contents.stream() }

  /// Each state of its content that it gets, in the older form.
  public var contentStateUpdates: AsyncMapSequence<AsyncStream<Content>, ContentState> {
    contents.stream().map(\.state)
  }

  /// How far it is, now and each time that changes.
  public var activityStateUpdates: AsyncStream<ActivityState> {
    states.stream(beginningWith: activityState)
  }

  /// What a server needs to change it: nothing ever comes.
  public var pushTokenUpdates: AsyncStream<Data> { .never }

  /// What a server needs to begin one: nothing ever comes.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { .never }

  /// What a server needs to begin one: nothing.
  public static var pushToStartToken: Data? { nil }

  /// The app's activities of the kind that show.
  public static var activities: [Activity<Attributes>] { ActivityRecords.shared.all() }

  /// Each activity of the kind that begins.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    ActivityRecords.shared.beginnings()
  }

  /// Begins an activity.
  ///
  /// - Throws: ``ActivityAuthorizationError``.
  public static func request(
    attributes: Attributes, content: Content, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(attributes: attributes, content: content, pushType: pushType, style: .standard)
  }

  /// Begins an activity that is shown in a way.
  ///
  /// - Throws: ``ActivityAuthorizationError``.
  public static func request(
    attributes: Attributes, content: Content, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> {
    let size = try JSONEncoder().encode(attributes).count + JSONEncoder().encode(content).count
    guard size <= 4096 else { throw ActivityAuthorizationError.attributesTooLarge }
    let activity = Activity(attributes: attributes, content: content, style: style)
    ActivityRecords.shared.add(activity)
    activity.watchStaleness()
    return activity
  }

  /// Begins an activity that is shown in a way and perhaps at a time: at once, here.
  ///
  /// - Throws: ``ActivityAuthorizationError``.
  public static func request(
    attributes: Attributes, content: Content, pushType: PushType? = nil,
    style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration, start: Date
  ) throws -> Activity<Attributes> {
    try request(attributes: attributes, content: content, pushType: pushType, style: style)
  }

  /// Begins an activity, in the older form.
  ///
  /// - Throws: ``ActivityAuthorizationError``.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: Content(state: contentState, staleDate: nil),
      pushType: pushType)
  }

  /// Changes what it shows; one that has ended stays as it is.
  public func update(_ content: Content) async { change(content, to: .active) }

  /// Changes what it shows, and makes the person look: nothing is heard here.
  public func update(_ content: Content, alertConfiguration: AlertConfiguration?) async {
    change(content, to: .active)
  }

  /// Changes what it shows, as of a time.
  public func update(
    _ content: Content, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async { change(content, to: .active) }

  /// Changes what it shows, in the older form.
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async { change(Content(state: contentState, staleDate: nil), to: .active) }

  /// Ends it.
  ///
  /// - Parameters:
  ///   - content: What it shows last; `nil` for what it shows.
  ///   - dismissalPolicy: How long it shows after that.
  public func end(
    _ content: Content?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    change(content, to: .ended)
    let delay = dismissalPolicy.dismissalDate(endedAt: .now).timeIntervalSinceNow
    guard delay > 0 else { return change(nil, to: .dismissed) }
    VirtualTime.schedule(
      after: .milliseconds(Int64(delay * 1000)), kind: .timer, label: "activity dismissal"
    ) { self.change(nil, to: .dismissed) }
  }

  /// Ends it, as of a time.
  public func end(
    _ content: Content?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async { await end(content, dismissalPolicy: dismissalPolicy) }

  /// Ends it, in the older form.
  public func end(
    using contentState: ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { Content(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
  }

  private func change(_ content: Content?, to next: ActivityState) {
    let (isOver, isNew) = state.withLock { state in
      if next != .dismissed, [.ended, .dismissed].contains(state.activityState) {
        return (true, false)
      }
      let isNew = state.activityState != next
      state.activityState = next
      if let content { state.content = content }
      state.version += 1
      return (false, isNew)
    }
    guard !isOver else { return }
    if let content { contents.send(content) }
    if isNew { states.send(next) }
    if next == .active { watchStaleness() }
    if next == .dismissed { ActivityRecords.shared.remove(id: id) }
  }

  /// Has it counted as out of date when its content says so.
  private func watchStaleness() {
    let (date, version) = state.withLock { ($0.content.staleDate, $0.version) }
    guard let date else { return }
    VirtualTime.schedule(
      after: .milliseconds(Int64(max(0, date.timeIntervalSinceNow) * 1000)), kind: .timer,
      label: "activity staleness", isBackground: true
    ) { [weak self] in
      guard let self, self.state.withLock({ $0.version }) == version else { return }
      self.change(nil, to: .stale)
    }
  }
}
