import SwiftUI

struct PersonView: View {
  let person: Person

  var body: some View {
    List {
      LabeledContent("person.role", value: person.role)
      LabeledContent("person.department", value: person.department.title)
      LabeledContent("person.email") {
        Text(person.email).accessibilityIdentifier("person.email")
      }
    }
    .navigationTitle(person.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}
