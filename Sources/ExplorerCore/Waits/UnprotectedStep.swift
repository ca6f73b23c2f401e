package import SessionProtocol

/// A read or an action that nothing in the test has waited for.
///
/// What it was done to had been brought by work of the app that a clock or the network decides, after
/// the test's last action and without the test waiting for it, or for anything that came with it or
/// later. XCUITest's own wait for the app to be idle is none for such work: an app that sleeps or
/// waits for an answer is idle.
///
/// Whether it passed only by timing is another question: it may not need what had come. A
/// ``TimingTrial`` answers that.
package struct UnprotectedStep: Hashable, Sendable {
  /// What the test did.
  package enum Kind: String, Hashable, Sendable {
    /// It asked something that is answered at once: `exists`, `isHittable`, `count`.
    case question
    /// It read an attribute, for which XCUITest looks for the element three times, a second apart,
    /// and takes the attribute as it is then.
    case reading
    /// It acted, for which XCUITest looks for the element three times, a second apart.
    case action
  }

  /// What brought the element to where the step could pass.
  package enum Change: Hashable, Encodable, Sendable {
    /// It came.
    case came
    /// An attribute changed, such as `label`.
    case changed(String)

    /// The change in a word, as the JSON has it: `came`, or the attribute.
    package var text: String {
      switch self {
      case .came: "came"
      case .changed(let name): name
      }
    }

    /// Writes the word.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }

  /// Index of the event.
  package var event: Int
  /// Virtual seconds since the test began.
  package var time: Double
  /// What the test did.
  package var kind: Kind
  /// What was read; nil of an action.
  package var answer: String?
  /// What it did, such as `exists of "Done" Button` or `Tap "Done" Button`.
  package var title: String
  /// Where it stands, innermost first.
  package var stack: [SourceFrame]
  /// The element's identity.
  package var elementID: Int
  /// What changed about the element.
  package var change: Change
  /// How many virtual seconds earlier that was seen: the margin by which the test passed.
  package var margin: Double
  /// What brought it.
  package var cause: Pending

  /// Where it stands in the sources.
  package var location: SourceFrame? { stack.first }
}
