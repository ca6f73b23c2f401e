import SwiftUI

struct ProfileView: View {
  @AppStorage("restMode") private var restMode = false
  @AppStorage("goal") private var goal = 8000
  @State private var birthday = Date(timeIntervalSince1970: 631_152_000)
  @State private var name = "Jana"

  var body: some View {
    Form {
      Section("profile.person") {
        TextField("profile.name", text: $name)
          .accessibilityIdentifier("profile.name")
        DatePicker("profile.birthday", selection: $birthday, displayedComponents: .date)
        LabeledContent("profile.birthMonth") {
          Text(birthday, format: .dateTime.month(.wide))
            .accessibilityIdentifier("profile.birthMonth")
        }
      }
      Section("profile.day") {
        Toggle("profile.restMode", isOn: $restMode)
          .accessibilityIdentifier("profile.restMode")
        Text("profile.goal \(goal)")
          .accessibilityIdentifier("profile.goalText")
        Stepper("profile.goal.change", value: $goal, in: 1000...20000, step: 500)
          .accessibilityIdentifier("profile.goal")
        if restMode {
          Text("profile.resting")
            .accessibilityIdentifier("profile.resting")
        }
      }
      Section {
        NavigationLink("profile.privacy") {
          ScrollView { Text("privacy.text").padding() }
            .navigationTitle("profile.privacy")
        }
      }
    }
    .navigationTitle("tab.profile")
  }
}
