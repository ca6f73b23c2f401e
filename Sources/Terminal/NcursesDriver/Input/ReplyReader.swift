import Glibc
import TerminalModel
import TerminalPictures

/// Reads what the terminal answers, past curses, which would take it for keys.
struct ReplyReader {
  /// Answers that come later are no longer expected.
  private static let patience = Duration.seconds(5)
  /// How long no byte of a key comes after the one before, as curses has it too.
  private static let keyDelay: Int32 = 25
  /// Bytes that are read at once.
  private static let part = 256
  /// Bytes that are read at most, however fast more of them come.
  private static let limit = 1 << 16

  private var replies = TerminalReplies()
  private let asked: Duration

  /// Begins to wait for answers to what is asked now.
  init(now: Duration) { asked = now }

  /// What the answers have said.
  var facts: PictureFacts { replies.facts }
  /// Whether there is nothing more to wait for.
  var isComplete: Bool { replies.isComplete }

  /// Whether answers may still come.
  func isWaiting(now: Duration) -> Bool { !isComplete && now - asked < Self.patience }

  /// Reads answers for some time, or until there are no more.
  ///
  /// - Parameter time: How long; zero for what is there.
  /// - Returns: What was typed meanwhile.
  mutating func read(for time: Duration) -> [UInt8] {
    let deadline = Self.now() + time
    var typed: [UInt8] = []
    while !isComplete, typed.count < Self.limit {
      let wait = max(.zero, deadline - Self.now()) / .milliseconds(1)
      guard readSome(milliseconds: Int32(wait.rounded(.up))) else { break }
      typed += replies.takeTyped()
    }
    // A key such as Escape, or the beginning of an answer: the next byte tells.
    while replies.isUndecided {
      let mayWait = typed.count < Self.limit
      if !mayWait || !readSome(milliseconds: Self.keyDelay) { replies.release() }
      typed += replies.takeTyped()
    }
    if !isWaiting(now: Self.now()), replies.isInReply { replies.abandon() }
    return typed
  }

  /// Reads a few bytes; whether there were any in time.
  private mutating func readSome(milliseconds: Int32) -> Bool {
    var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, milliseconds) == 1 else { return false }
    var bytes = [UInt8](repeating: 0, count: Self.part)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return false }
    replies.take(bytes.prefix(count))
    return true
  }

  /// Time since some instant, which no change of the wall clock moves.
  static func now() -> Duration { CursesInput.now() }
}
