import ElementModel

/// Recognises a finger that swipes a row aside.
final class SwipeRecognizer: TouchRecognizer {
  /// Which part of a row's width a finger must cross to run the first action.
  private static let fullSwipe: CGFloat = 0.75
  /// How far a finger must go for the buttons to stay, in points.
  private static let reveal: CGFloat = 40

  private(set) var standing = GestureStanding.possible
  private let state: SwipeState
  private let actions: SwipeActions
  private let width: CGFloat
  private let runFirst: (HorizontalEdge) -> Void
  private var movement: CGFloat = 0

  let waitsForOthers = false

  /// Creates a recogniser for one contact.
  ///
  /// - Parameters:
  ///   - state: How far the row is swiped aside.
  ///   - actions: What the row offers.
  ///   - width: Of the row, in points.
  ///   - runFirst: Runs the first action at an edge.
  init(
    state: SwipeState, actions: SwipeActions, width: CGFloat,
    runFirst: @escaping (HorizontalEdge) -> Void
  ) {
    self.state = state
    self.actions = actions
    self.width = width
    self.runFirst = runFirst
  }

  func feed(_ event: TouchEvent) {
    guard !standing.isOver else { return }
    guard let finger = event.singleFinger, finger.phase != .cancelled else {
      standing = .failed
      return
    }
    movement = finger.translation.width
    if standing == .possible, finger.distance >= TouchEvent.slop {
      let isSideways = abs(finger.translation.width) > abs(finger.translation.height)
      standing = isSideways && edge != nil || state.open != nil ? .active : .failed
    }
    guard finger.isOver else { return }
    if standing == .active {
      standing = .ended
    } else {
      // A tap on a row that has been swiped aside puts it back.
      standing = state.open == nil ? .failed : .ended
    }
  }

  func commit(isWinner: Bool) {
    guard isWinner, standing == .ended else { return }
    guard let edge, abs(movement) >= Self.reveal else { return state.show(nil) }
    if state.open != nil { return state.show(state.open == edge ? edge : nil) }
    let side = edge == .leading ? actions.leading : actions.trailing
    if side.allowsFullSwipe, abs(movement) >= width * Self.fullSwipe {
      runFirst(edge)
    } else {
      state.show(edge)
    }
  }

  func cancel() { if !standing.isOver { standing = .failed } }

  func reset() { standing = .possible }

  /// The edge whose buttons the movement shows.
  private var edge: HorizontalEdge? {
    if movement > 0 { return actions.leading.isEmpty && state.open == nil ? nil : .leading }
    return actions.trailing.isEmpty && state.open == nil ? nil : .trailing
  }
}
