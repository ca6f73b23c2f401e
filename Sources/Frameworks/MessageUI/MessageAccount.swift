import DeviceServices
import Foundation

/// Whether the device can send mail and messages: a new one cannot.
///
/// The file `MessageUI/account.txt` in the folder of fixtures has the lines `mail: me@example.com`
/// and `messages: +1 555 0100`, or one of them, for a device with such accounts.
struct MessageAccount {
  /// The address that mail comes from; `nil` without an account.
  let mail: String?
  /// The number that messages come from; `nil` where none can be sent.
  let messages: String?

  /// The accounts of the simulated device.
  static var current: MessageAccount {
    var values: [String: String] = [:]
    let text = DeviceFixtures.current.text(of: "MessageUI/account.txt") ?? ""
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if parts.count == 2, !parts[1].isEmpty { values[parts[0].lowercased()] = parts[1] }
    }
    return MessageAccount(mail: values["mail"], messages: values["messages"])
  }

  /// Says why a screen to write on stays empty.
  static func tellOfNone(_ kind: String, line: String) {
    DeviceServices.shared.notes.add(
      "MessageUI: the device has no account for \(kind), so nothing can be written; write a line such as "
        + "\"\(line)\" into Fixtures/MessageUI/account.txt")
  }
}
