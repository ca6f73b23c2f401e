import DeviceServices
import Foundation
import Synchronization

/// The contacts of the device: those of the fixtures to begin with.
///
/// In the folder `Contacts` of the fixtures lie files `.vcf`, each with one card or several.
final class ContactRecords: Sendable {
  /// Those of the device.
  static let shared = ContactRecords()

  private struct State: @unchecked Sendable {
    var contacts: [CNContact]?
  }

  private let state = Mutex(State())

  private init() {}

  /// The contacts, sorted by family names.
  var all: [CNContact] {
    state.withLock { state in
      let known = state.contacts ?? Self.ofFixtures()
      state.contacts = known
      return known.sorted {
        ($0.details.sortName(.familyName), $0.identifier)
          < ($1.details.sortName(.familyName), $1.identifier)
      }
    }
  }

  /// Puts a contact in the place of the one that it was, or adds it.
  func keep(_ contact: CNContact) {
    let kept = CNContact(identifier: contact.identifier, details: contact.details)
    change { contacts in
      if let place = contacts.firstIndex(where: { $0.identifier == kept.identifier }) {
        contacts[place] = kept
      } else {
        contacts.append(kept)
      }
    }
  }

  /// Takes a contact away.
  func remove(_ identifier: String) { change { $0.removeAll { $0.identifier == identifier } } }

  private func change(_ body: (inout [CNContact]) -> Void) {
    state.withLock { state in
      var contacts = state.contacts ?? Self.ofFixtures()
      body(&contacts)
      state.contacts = contacts
    }
  }

  private static func ofFixtures() -> [CNContact] {
    let fixtures = DeviceFixtures.current
    let found = fixtures.names(in: "Contacts").filter { $0.lowercased().hasSuffix(".vcf") }
      .flatMap { file in
        let cards = ContactCard.details(in: fixtures.text(of: "Contacts/\(file)") ?? "")
        return cards.enumerated().map {
          CNContact(identifier: "\(file)#\($0.offset + 1)", details: $0.element)
        }
      }
    if found.isEmpty {
      DeviceServices.shared.notes.add(
        "Contacts has nobody in it: cards in files .vcf of the fixtures' folder Contacts are its "
          + "contacts.")
    }
    return found
  }
}
