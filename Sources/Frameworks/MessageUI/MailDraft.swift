import SimulatedUI

/// A mail that is written.
final class MailDraft: ObservableObject {
  /// Who gets it.
  @Published var recipients = ""
  /// Who gets a copy.
  @Published var copies = ""
  /// Who gets a copy that the others do not know of.
  @Published var hiddenCopies = ""
  /// The subject.
  @Published var subject = ""
  /// The text.
  @Published var body = ""
  /// The names of the files that go with it.
  @Published var attachments: [String] = []

  /// Whether there is nothing to lose.
  var isEmpty: Bool {
    [recipients, copies, hiddenCopies, subject, body].allSatisfy(\.isEmpty) && attachments.isEmpty
  }
}
