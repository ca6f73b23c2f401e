import Foundation

extension ContactCard {
  /// A contact as a card.
  static func text(of details: ContactDetails) -> String {
    var lines = ["BEGIN:VCARD", "VERSION:3.0"]
    let names = [
      details.familyName, details.givenName, details.middleName, details.namePrefix,
      details.nameSuffix,
    ]
    lines.append("N:" + names.map(escaped).joined(separator: ";"))
    lines.append("FN:" + escaped([details.givenName, details.familyName].joinedBySpace))
    let optional = [
      ("NICKNAME", details.nickname), ("ORG", details.organizationName),
      ("TITLE", details.jobTitle), ("NOTE", details.note),
    ]
    lines += optional.filter { !$0.1.isEmpty }.map { "\($0.0):\(escaped($0.1))" }
    lines += details.phoneNumbers.map { line("TEL", $0.label, escaped($0.value.stringValue)) }
    lines += details.emailAddresses.map { line("EMAIL", $0.label, escaped($0.value as String)) }
    lines += details.urlAddresses.map { line("URL", $0.label, escaped($0.value as String)) }
    lines += details.postalAddresses.map { labeled in
      let address = labeled.value
      let parts = [
        "", "", address.street, address.city, address.state, address.postalCode, address.country,
      ]
      return line("ADR", labeled.label, parts.map(escaped).joined(separator: ";"))
    }
    if let day = details.birthday, let month = day.month, let number = day.day {
      let date = (month < 10 ? "0" : "") + "\(month)-" + (number < 10 ? "0" : "") + "\(number)"
      lines.append("BDAY:" + (day.year.map { "\($0)-" } ?? "--") + date)
    }
    return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
  }

  private static func line(_ name: String, _ label: String?, _ value: String) -> String {
    let type = ContactLabel.cardType(of: label).map { ";type=\($0)" } ?? ""
    return "\(name)\(type):\(value)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing(";", with: "\\;").replacing("\n", with: "\\n")
  }
}
