import ElementModel
import VirtualTime

/// One contact of fingers with the screen, from the first that comes down to the last that goes
/// up, and the recognisers that could make sense of it.
@MainActor final class TouchSession {
  /// A recogniser with the frame of the view that it is attached to.
  struct Candidate {
    let recognizer: any TouchRecognizer
    let frame: CGRect
    /// The item's identity, which outlives a new layout.
    let itemID: Int
    /// The frames of the named views around.
    var spaces: [AnyHashable: CGRect] = [:]
  }

  /// Of these at most one is recognised; the first in order if several could be.
  private let exclusive: [Candidate]
  /// Each of these is recognised by itself.
  private let simultaneous: [Candidate]
  private var winner: (any TouchRecognizer)?
  private var fingers: [FingerTrack] = []
  private var told: Set<ObjectIdentifier> = []

  /// Creates a session of fingers that come down.
  init(exclusive: [Candidate], simultaneous: [Candidate]) {
    self.exclusive = exclusive
    self.simultaneous = simultaneous
    for candidate in exclusive + simultaneous { candidate.recognizer.reset() }
  }

  /// Whether some finger is on the screen.
  var hasFingers: Bool { !fingers.isEmpty }

  /// Whether some recogniser could still make something of more fingers.
  var isWaiting: Bool { open.contains { !$0.recognizer.standing.isOver } }

  /// The next moment at which a recogniser wants to be told the time.
  var deadline: Duration? { open.compactMap { $0.recognizer.deadline }.min() }

  /// Whether fingers that come down on some items belong to this session.
  func continues(on itemIDs: Set<Int>) -> Bool {
    open.allSatisfy { itemIDs.contains($0.itemID) }
  }

  /// Feels what the fingers do.
  func feel(_ touches: [Touch]) {
    let now = VirtualTime.now
    for index in fingers.indices { fingers[index].phase = nil }
    for touch in touches {
      if let index = fingers.firstIndex(where: { $0.number == touch.finger }) {
        fingers[index].follow(touch, at: now)
      } else if touch.phase == .began {
        fingers.append(FingerTrack(touch, at: now))
      }
    }
    fingers.sort { $0.number < $1.number }
    feed(at: now)
    if fingers.allSatisfy(\.isOver) { fingers = [] }
  }

  /// Tells recognisers that time has passed.
  func timeout() {
    for index in fingers.indices { fingers[index].phase = nil }
    feed(at: VirtualTime.now)
  }

  /// Takes the fingers away: whatever has not been recognised never will be.
  func cancel() {
    for candidate in exclusive + simultaneous {
      candidate.recognizer.cancel()
      candidate.recognizer.commit(isWinner: false)
    }
    fingers = []
  }

  /// Ends the wait for more fingers, so that what waited for it comes about.
  func expire() {
    for candidate in open where candidate.recognizer.deadline != nil {
      candidate.recognizer.cancel()
    }
    settle()
  }

  /// The candidates that are not over.
  private var open: [Candidate] {
    (exclusive + simultaneous).filter { !$0.recognizer.standing.isOver }
  }

  private func feed(at now: Duration) {
    var event = TouchEvent(now: now, fingers: fingers, frame: .zero)
    for candidate in simultaneous {
      event.frame = candidate.frame
      event.spaces = candidate.spaces
      candidate.recognizer.feed(event)
      candidate.recognizer.commit(isWinner: true)
    }
    for candidate in exclusive where winner == nil || winner === candidate.recognizer {
      event.frame = candidate.frame
      event.spaces = candidate.spaces
      candidate.recognizer.feed(event)
    }
    settle()
  }

  /// Finds out who has the fingers, and tells the app.
  private func settle() {
    if winner == nil {
      var isBlocked = false
      for candidate in exclusive {
        let recognizer = candidate.recognizer
        if recognizer.standing.isRecognized, !isBlocked || !recognizer.waitsForOthers {
          winner = recognizer
          break
        }
        if recognizer.standing == .possible { isBlocked = true }
      }
      if let winner {
        for candidate in exclusive where candidate.recognizer !== winner {
          candidate.recognizer.cancel()
        }
      }
    }
    for candidate in exclusive { commit(candidate.recognizer) }
  }

  /// Tells the app about a recogniser, unless it has been told that it is over.
  private func commit(_ recognizer: any TouchRecognizer) {
    let isWinner = winner === recognizer
    guard !told.contains(ObjectIdentifier(recognizer)) else { return }
    if recognizer.standing == .failed || isWinner && recognizer.standing == .ended {
      told.insert(ObjectIdentifier(recognizer))
    }
    recognizer.commit(isWinner: isWinner)
  }
}
