import ElementModel
public import Foundation

/// The device's screen reader: moves from element to element and says what it is on.
///
/// See Apple's documentation of `XCUIVoiceOverService` (Xcode 27). What it says here is the
/// element's label, value and kind; how Apple's words it in full is not documented.
@preconcurrency @MainActor
open class XCUIVoiceOverService: NSObject {
  static let shared = XCUIVoiceOverService()

  /// What the screen reader says.
  @preconcurrency @MainActor
  open class Output: NSObject {
    /// The words.
    public let utterance: String

    nonisolated init(utterance: String) {
      self.utterance = utterance
      super.init()
    }

    /// The words.
    nonisolated open override var debugDescription: String { utterance }
  }

  /// Why the screen reader does not do something.
  public enum Error: Int, Swift.Error, Sendable {
    /// It could not be started.
    case failedToStart = 1
    /// It is not running.
    case notRunning = 2
    /// It says nothing.
    case noSpeech = 3
    /// It could not be stopped.
    case failedToStop = 4
  }

  /// Where the screen reader is; `nil` when it is not running.
  private var cursor: VoiceOverCursor?

  /// Whether the screen reader is running.
  open var isEnabled: Bool { cursor != nil }

  /// Starts the screen reader, on the first element.
  ///
  /// - Throws: `Error.failedToStart` outside of a test.
  open func enable() throws {
    guard TestSession.current != nil else { throw Error.failedToStart }
    cursor = cursor ?? VoiceOverCursor()
  }

  /// Stops the screen reader.
  ///
  /// - Throws: `Error.notRunning`.
  open func disable() throws {
    guard cursor != nil else { throw Error.notRunning }
    cursor = nil
  }

  /// Moves to the next element.
  ///
  /// - Returns: What is said there.
  /// - Throws: `Error.notRunning`, `Error.noSpeech` at the last element.
  @discardableResult
  open func moveForward() throws -> Output { try move { $0.moveForward(in: $1) } }

  /// Moves to the element before.
  ///
  /// - Returns: What is said there.
  /// - Throws: `Error.notRunning`, `Error.noSpeech` at the first element.
  @discardableResult
  open func moveBackward() throws -> Output { try move { $0.moveBackward(in: $1) } }

  /// Moves to the first element within the current one.
  ///
  /// - Returns: What is said there.
  /// - Throws: `Error.notRunning`, `Error.noSpeech` when there is nothing within.
  @discardableResult
  open func moveIn() throws -> Output { try move { $0.moveIn(in: $1) } }

  /// Moves to the element that the current one is within.
  ///
  /// - Returns: What is said there.
  /// - Throws: `Error.notRunning`, `Error.noSpeech` when there is none.
  @discardableResult
  open func moveOut() throws -> Output { try move { $0.moveOut(in: $1) } }

  /// What was said last.
  ///
  /// - Returns: The words.
  /// - Throws: `Error.notRunning`, `Error.noSpeech` when there is no element.
  open func currentSpeech() throws -> Output { try move { $0.stay(in: $1) } }

  /// What was said last, or that it is not running.
  nonisolated open override var debugDescription: String {
    MainActor.assumeIsolated {
      (try? currentSpeech().utterance).map { "XCUIVoiceOverService: \($0)" }
        ?? "XCUIVoiceOverService: not running"
    }
  }

  private func move(
    _ step: (inout VoiceOverCursor, ElementTree) -> Element?
  ) throws -> Output {
    guard let session = TestSession.current, var cursor else { throw Error.notRunning }
    session.spend(TestSession.Pace.touch)
    let element = step(&cursor, session.device.frontmost.snapshot())
    self.cursor = cursor
    guard let element else { throw Error.noSpeech }
    return Output(utterance: element.utterance)
  }
}
