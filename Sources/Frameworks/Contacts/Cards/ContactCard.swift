import Foundation

/// A card of a contact, in the form vCard (RFC 6350 and the versions before).
enum ContactCard {
  /// A line: a name, what is said of it, and a value.
  private struct Line {
    let name: String
    let types: [String]
    let value: String

    init?(_ text: String) {
      guard let colon = text.firstIndex(of: ":") else { return nil }
      let head = text[..<colon].split(separator: ";").map(String.init)
      guard let first = head.first else { return nil }
      // Apple's cards put a group before: `item1.TEL`.
      name = (first.split(separator: ".").last.map(String.init) ?? first).uppercased()
      types = head.dropFirst().flatMap { part -> [String] in
        let value = part.split(separator: "=", maxSplits: 1).last ?? ""
        return value.split(separator: ",").map { $0.trimmingCharacters(in: ["\""]) }
      }
      value = String(text[text.index(after: colon)...])
    }

    /// The parts between semicolons.
    var parts: [String] {
      var parts = [""]
      var isEscaped = false
      for character in value {
        if isEscaped {
          parts[parts.count - 1].append(character == "n" || character == "N" ? "\n" : character)
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == ";" {
          parts.append("")
        } else {
          parts[parts.count - 1].append(character)
        }
      }
      return parts
    }

    /// The value as a text.
    var text: String { parts.joined(separator: ";") }
  }

  /// The contacts of cards.
  static func details(in text: String) -> [ContactDetails] {
    var found: [ContactDetails] = []
    var current: ContactDetails?
    for line in unfolded(text).compactMap(Line.init) {
      switch (line.name, line.value.uppercased()) {
      case ("BEGIN", "VCARD"): current = ContactDetails()
      case ("END", "VCARD"):
        if let done = current { found.append(done) }
        current = nil
      default:
        if current != nil { read(line, into: &current) }
      }
    }
    return found
  }

  /// The lines, with those that begin with a space put to the ones before.
  private static func unfolded(_ text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(whereSeparator: \.isNewline).map(String.init) {
      if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else {
        lines.append(line)
      }
    }
    return lines
  }

  private static func read(_ line: Line, into details: inout ContactDetails?) {
    let parts = line.parts
    func part(_ place: Int) -> String { place < parts.count ? parts[place] : "" }
    let label = ContactLabel.label(ofCardTypes: line.types)
    switch line.name {
    case "N":
      details?.familyName = part(0)
      details?.givenName = part(1)
      details?.middleName = part(2)
      details?.namePrefix = part(3)
      details?.nameSuffix = part(4)
    case "FN":
      guard details?.givenName.isEmpty == true, details?.familyName.isEmpty == true else { return }
      let names = line.text.split(separator: " ", maxSplits: 1).map(String.init)
      details?.givenName = names.first ?? ""
      details?.familyName = names.count > 1 ? names[1] : ""
    case "NICKNAME": details?.nickname = line.text
    case "ORG":
      details?.organizationName = part(0)
      details?.departmentName = part(1)
    case "TITLE": details?.jobTitle = line.text
    case "NOTE": details?.note = line.text
    case "X-PHONETIC-FIRST-NAME": details?.phoneticGivenName = line.text
    case "X-PHONETIC-LAST-NAME": details?.phoneticFamilyName = line.text
    case "TEL":
      let number = line.text.replacing(/^tel:/, with: "")
      details?.phoneNumbers.append(
        CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: number)))
    case "EMAIL":
      details?.emailAddresses.append(
        CNLabeledValue(label: label, value: NSString(string: line.text)))
    case "URL":
      details?.urlAddresses.append(CNLabeledValue(label: label, value: NSString(string: line.text)))
    case "ADR":
      details?.postalAddresses.append(CNLabeledValue(label: label, value: address(parts)))
    case "BDAY": details?.birthday = day(line.text)
    case "PHOTO":
      details?.imageData = Data(base64Encoded: line.text.replacing(/^data:.*?,/, with: ""))
    case "X-ABSHOWAS": details?.contactType = line.value == "COMPANY" ? .organization : .person
    default: break
    }
  }

  private static func address(_ parts: [String]) -> CNPostalAddress {
    func part(_ place: Int) -> String { place < parts.count ? parts[place] : "" }
    let address = CNMutablePostalAddress()
    address.street = part(2)
    address.city = part(3)
    address.state = part(4)
    address.postalCode = part(5)
    address.country = part(6)
    return address
  }

  /// A day as `1990-05-17`, `19900517`, or without a year `--05-17`.
  private static func day(_ text: String) -> DateComponents? {
    let digits = text.prefix { $0 != "T" }.filter { $0.isNumber }.compactMap(\.wholeNumberValue)
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    if text.hasPrefix("--"), digits.count == 4 {
      return DateComponents(month: number(0..<2), day: number(2..<4))
    }
    guard digits.count == 8 else { return nil }
    return DateComponents(year: number(0..<4), month: number(4..<6), day: number(6..<8))
  }
}
