import SwiftUI

struct InboxScreen: View {
  let number: Int

  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<9) { row in
          VStack(alignment: .leading, spacing: 2) {
            HStack {
              Text("Sender \(number + row)").font(.headline)
              Spacer()
              Text("9:\(10 + row)").font(.subheadline).foregroundStyle(.secondary)
            }
            Text("\(status(number)) \(number), message \(row)").font(.subheadline)
            Text("The ferry leaves at nine from the pier.").font(.subheadline)
              .foregroundStyle(.secondary)
          }
        }
      }
      .navigationTitle("Inbox")
    }
  }
}

struct SettingsScreen: View {
  let number: Int

  var body: some View {
    NavigationStack {
      Form {
        Section("Account") {
          LabeledContent("Name", value: "\(status(number)) \(number)")
          LabeledContent("Plan", value: "Standard")
        }
        Section("Notices") {
          Toggle("Messages", isOn: .constant(true))
          Toggle("Offers", isOn: .constant(number % 2 == 0))
          Toggle("Sounds", isOn: .constant(false))
        }
        Section("More") {
          Button("Terms of use") {}
          Button("Sign out", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
    }
  }
}

struct TimetableScreen: View {
  let number: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("\(status(number)) \(number)").font(.title2).bold()
      ForEach(0..<11) { row in
        HStack {
          Text("\(8 + row):\(10 + number)").font(.headline).monospacedDigit()
          Text("離島 \(row)")
          Spacer()
          Text("\(row + 1)番")
            .padding(.horizontal, 8).padding(.vertical, 4)
            .background(row % 2 == 0 ? Color.blue : Color.orange, in: Capsule())
            .foregroundStyle(.white)
        }
        Divider()
      }
      Spacer()
    }
    .padding()
  }
}
