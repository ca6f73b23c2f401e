import VirtualTime

/// Where the content of one scrolling view is, and how it moves.
///
/// It lives with the view's node; each layout tells it the sizes and asks it for the offset.
@MainActor final class ScrollContainer {
  /// How long content takes to come back from beyond its end.
  static let bounce = Duration.milliseconds(300)
  /// How far content is pulled down before it is refreshed, in points.
  static let refreshDistance: CGFloat = 60
  /// How often moving content is shown anew.
  private static let frame = Duration.milliseconds(50)
  /// Part of the speed that is left after a second of `UIScrollView`'s normal deceleration, by
  /// which content comes to rest half a second's way further on.
  private static let glide: CGFloat = 0.5

  /// Along which axes the content scrolls.
  var axes = Axis.Set.vertical
  /// Whether fingers may scroll it.
  var isEnabled = true
  /// What pulling the content down does.
  var refresh: (() -> Void)?
  /// What modifiers say.
  var settings = ScrollSettings()
  /// Takes the keyboard away.
  var dismissKeyboard: () -> Void = {}
  /// Told where content is that has been scrolled.
  var position: ScrollPositionMemory?
  /// Told in points where content is, and asked where it rests.
  var follower: ScrollFollower?
  /// Told how it scrolls.
  var watchers: [ScrollWatcher] = []
  /// What the content is doing.
  private var phase = ScrollPhase.idle {
    didSet {
      guard phase != oldValue else { return }
      for watcher in watchers { watcher.changed(oldValue, phase, geometry) }
    }
  }
  /// Whether content is where it was first.
  private(set) var isUntouched = true
  /// Asks for a new layout.
  private let invalidate: () -> Void
  /// How much of the content lies above and to the left of the viewport.
  private(set) var offset = CGPoint.zero
  /// The part of the screen where content is seen, without bars.
  private(set) var viewport = CGRect.zero
  /// The part of the screen that the view takes, below bars too.
  private(set) var bounds = CGRect.zero
  private var content = CGSize.zero
  /// How much offsets have been corrected, for movements that began before.
  private var correction = CGPoint.zero
  private var motion = 0
  private var isFree = false
  private var dragStart = CGPoint.zero
  private var hasRefreshed = false

  /// Creates a container.
  ///
  /// - Parameter invalidate: Asks for a new layout.
  init(invalidate: @escaping () -> Void) { self.invalidate = invalidate }

  /// Takes note of a layout, and keeps the content within its ends.
  func place(content: CGSize, in viewport: CGRect, bounds: CGRect? = nil) {
    self.content = content
    self.bounds = bounds ?? viewport
    self.viewport = viewport
    if isUntouched, let anchor = settings.anchor {
      offset = CGPoint(x: limit.x * anchor.x, y: limit.y * anchor.y)
    }
    if let wanted = follower?.takeWish() {
      motion += 1
      isFree = false
      offset = wanted(content, viewport.size)
    }
    if !isFree { offset = clamped(offset) }
    for watcher in watchers { watcher.placed(geometry) }
  }

  /// Where the content is, as apps are told.
  private var geometry: ScrollGeometry {
    let insets = EdgeInsets(
      top: viewport.minY - bounds.minY, leading: viewport.minX - bounds.minX,
      bottom: bounds.maxY - viewport.maxY, trailing: bounds.maxX - viewport.maxX)
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
      contentSize: content, contentInsets: insets, containerSize: bounds.size)
  }

  /// Follows content that has turned out longer or shorter before the part that shows.
  ///
  /// - Parameter vector: How far what shows has moved within the content, in points.
  func correct(by vector: CGPoint) {
    offset = CGPoint(x: offset.x + vector.x, y: offset.y + vector.y)
    dragStart = CGPoint(x: dragStart.x + vector.x, y: dragStart.y + vector.y)
    correction = CGPoint(x: correction.x + vector.x, y: correction.y + vector.y)
  }

  /// Lays out again.
  func layOutAgain() { invalidate() }

  /// The farthest offset.
  var limit: CGPoint {
    CGPoint(
      x: axes.contains(.horizontal) ? max(0, content.width - viewport.width) : 0,
      y: axes.contains(.vertical) ? max(0, content.height - viewport.height) : 0)
  }

  /// Whether a movement in a direction scrolls this content.
  func canScroll(_ movement: CGSize) -> Bool {
    guard isEnabled else { return false }
    if abs(movement.width) > abs(movement.height) { return limit.x > 0 }
    return limit.y > 0 || refresh != nil && movement.height > 0
  }

  /// An offset within the content.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(0, offset.x), limit.x), y: min(max(0, offset.y), limit.y))
  }

  /// Begins to follow a finger; content that moves stops.
  func beginDrag() {
    motion += 1
    isFree = true
    position?.isLed = false
    hasRefreshed = false
    dragStart = offset
    phase = .interacting
    if settings.dismissesKeyboard { dismissKeyboard() }
  }

  /// Follows a finger; beyond its ends the content moves half as far.
  func drag(by translation: CGSize) {
    let wanted = CGPoint(x: dragStart.x - translation.width, y: dragStart.y - translation.height)
    let inside = clamped(wanted)
    let x = axes.contains(.horizontal) ? inside.x + (wanted.x - inside.x) / 2 : 0
    let y = axes.contains(.vertical) ? inside.y + (wanted.y - inside.y) / 2 : 0
    show(CGPoint(x: x, y: y))
    if let refresh, !hasRefreshed, y <= -Self.refreshDistance {
      hasRefreshed = true
      refresh()
    }
  }

  /// Lets go of the content, which goes on and comes to rest.
  ///
  /// - Parameter velocity: Of the finger, in points per second.
  func endDrag(velocity: CGSize) {
    phase = .decelerating
    let inside = clamped(offset)
    guard inside == offset else { return move(to: inside, in: Self.bounce) }
    let speed = max(
      axes.contains(.horizontal) ? abs(velocity.width) : 0,
      axes.contains(.vertical) ? abs(velocity.height) : 0)
    if settings.isPaging { return turnPage(velocity: velocity) }
    if let rest = follower?.rest {
      let glide = CGPoint(
        x: offset.x - velocity.width * Self.glide, y: offset.y - velocity.height * Self.glide)
      return move(to: clamped(rest(clamped(glide), viewport.size)), in: Self.bounce)
    }
    guard speed > 50 else {
      isFree = false
      phase = .idle
      return
    }
    let wanted = CGPoint(
      x: axes.contains(.horizontal) ? offset.x - velocity.width * Self.glide : 0,
      y: axes.contains(.vertical) ? offset.y - velocity.height * Self.glide : 0)
    let target = clamped(wanted)
    // Speed falls by a factor of e every half second; below 10 points per second it is rest.
    let duration = Duration.seconds(log(Double(speed) / 10) / 2)
    guard target != wanted else { return move(to: target, in: duration) }
    let beyond = CGPoint(
      x: target.x + min(max((wanted.x - target.x) / 10, -40), 40),
      y: target.y + min(max((wanted.y - target.y) / 10, -40), 40))
    move(to: beyond, in: duration / 2) { [weak self] in
      self?.move(to: target, in: Self.bounce)
    }
  }

  /// Goes on to a multiple of the space: the nearest, or the next in the direction of a flick.
  private func turnPage(velocity: CGSize) {
    func page(_ offset: CGFloat, _ start: CGFloat, _ length: CGFloat, _ speed: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      if abs(speed) < 200 { return (offset / length).rounded() * length }
      let page = (start / length).rounded() + (speed < 0 ? 1 : -1)
      return page * length
    }
    let x = page(offset.x, dragStart.x, viewport.width, velocity.width)
    let y = page(offset.y, dragStart.y, viewport.height, velocity.height)
    move(to: clamped(CGPoint(x: x, y: y)), in: Self.bounce)
  }

  /// Jumps to an offset, as a person asks for it.
  func jump(to target: CGPoint) {
    position?.isLed = false
    lead(to: target)
  }

  /// Jumps to an offset, as the app asks for it.
  func lead(to target: CGPoint) {
    motion += 1
    isFree = false
    phase = .idle
    show(clamped(target))
  }

  /// Moves to an offset within some time, slower towards the end; the app is not idle meanwhile.
  func move(to target: CGPoint, in duration: Duration, then: @escaping () -> Void = {}) {
    motion += 1
    isFree = true
    if phase == .idle { phase = .animating }
    step(
      Motion(
        number: motion, from: offset.vector(from: correction),
        to: target.vector(from: correction), start: VirtualTime.now,
        duration: max(duration, Self.frame), then: then))
  }

  /// Content on its way.
  private struct Motion {
    let number: Int
    /// Start and end, without what has been corrected.
    let from: CGPoint
    let to: CGPoint
    let start: Duration
    let duration: Duration
    let then: () -> Void
  }

  private func step(_ motion: Motion) {
    let left = motion.start + motion.duration - VirtualTime.now
    VirtualTime.schedule(after: min(Self.frame, left), kind: .animation, label: "scrolling") {
      [weak self] in
      guard let self, motion.number == self.motion else { return }
      let progress = min(1, (VirtualTime.now - motion.start) / motion.duration)
      guard progress < 1 else {
        isFree = false
        show(motion.to.moved(by: correction))
        motion.then()
        if motion.number == self.motion { phase = .idle }
        return
      }
      let eased = CGFloat(1 - pow(1 - progress, 3))
      show(
        CGPoint(
          x: motion.from.x + (motion.to.x - motion.from.x) * eased,
          y: motion.from.y + (motion.to.y - motion.from.y) * eased
        ).moved(by: correction))
      step(motion)
    }
  }

  private func show(_ offset: CGPoint) {
    guard offset != self.offset else { return }
    self.offset = offset
    isUntouched = false
    follower?.moved(clamped(offset), viewport.size)
    invalidate()
  }
}

extension CGPoint {
  fileprivate func vector(from origin: CGPoint) -> CGPoint {
    CGPoint(x: x - origin.x, y: y - origin.y)
  }

  fileprivate func moved(by vector: CGPoint) -> CGPoint {
    CGPoint(x: x + vector.x, y: y + vector.y)
  }
}
