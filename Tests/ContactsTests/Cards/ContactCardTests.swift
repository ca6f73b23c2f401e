import Foundation
import Testing

@testable import Contacts

/// Cards as other programs write them.
struct ContactCardTests {
  @Test func aCardIsAContact() throws {
    let found = ContactCard.details(
      in: """
        BEGIN:VCARD\r
        VERSION:3.0\r
        N:Berg;Ada;Maria;Dr.;\r
        FN:Dr. Ada Maria Berg\r
        ORG:Ridge;Tents\r
        TEL;type=CELL:+49 30 1234\r
        item1.EMAIL;type=INTERNET;type=WORK:ada@example.com\r
        ADR;TYPE=home:;;Hauptstraße 1;Berlin;;10115;Germany\r
        BDAY:1990-05-17\r
        NOTE:One line\\, and\\nanother that is fold\r
         ed\r
        END:VCARD\r

        """)
    let ada = try #require(found.first)
    #expect(found.count == 1)
    #expect([ada.namePrefix, ada.givenName, ada.familyName] == ["Dr.", "Ada", "Berg"])
    #expect([ada.organizationName, ada.departmentName] == ["Ridge", "Tents"])
    #expect(ada.phoneNumbers.first?.value.stringValue == "+49 30 1234")
    #expect(ada.phoneNumbers.first?.label == CNLabelPhoneNumberMobile)
    #expect(ada.emailAddresses.first?.value == "ada@example.com")
    #expect(ada.emailAddresses.first?.label == CNLabelWork)
    #expect(ada.postalAddresses.first?.value.street == "Hauptstraße 1")
    #expect(ada.postalAddresses.first?.value.postalCode == "10115")
    #expect(ada.birthday == DateComponents(year: 1990, month: 5, day: 17))
    #expect(ada.note == "One line, and\nanother that is folded")
  }

  @Test func aNameInOnePieceIsTakenApart() throws {
    let found = ContactCard.details(in: "BEGIN:VCARD\nFN:Ada Berg\nEND:VCARD")
    #expect(found.first?.givenName == "Ada")
    #expect(found.first?.familyName == "Berg")
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    var ada = ContactDetails()
    ada.givenName = "Ada; “A” \\ B"
    ada.familyName = "Berg"
    ada.note = "Two\nlines; and more"
    ada.birthday = DateComponents(month: 3, day: 9)
    ada.phoneNumbers = [
      CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "123"))
    ]
    let address = CNMutablePostalAddress()
    address.street = "Ridge 1; left"
    address.city = "Bern"
    ada.postalAddresses = [CNLabeledValue(label: CNLabelWork, value: address)]
    let read = try #require(ContactCard.details(in: ContactCard.text(of: ada)).first)
    #expect(read.givenName == ada.givenName)
    #expect(read.note == ada.note)
    #expect(read.birthday == ada.birthday)
    #expect(read.phoneNumbers.first?.label == CNLabelHome)
    #expect(read.postalAddresses.first?.value.street == "Ridge 1; left")
    #expect(read.postalAddresses.first?.label == CNLabelWork)
  }

  @Test(arguments: [
    "", "no card", "BEGIN:VCARD\nFN:Ada", "FN:Ada\nEND:VCARD", ":::\n;;;\n:", " BEGIN:VCARD",
  ]) func whatIsNoneIsNone(text: String) {
    #expect(ContactCard.details(in: text).isEmpty)
  }

  @Test(arguments: ["N", "N:", "ADR:", "BDAY:soon", "BDAY:--99", "PHOTO:???", "TEL;type=:1"])
  func aLineThatSaysNothingLeavesTheRest(line: String) {
    let found = ContactCard.details(in: "BEGIN:VCARD\n\(line)\nNICKNAME:Ada\nEND:VCARD")
    #expect(found.first?.nickname == "Ada")
    #expect(found.first?.birthday == nil)
  }
}
