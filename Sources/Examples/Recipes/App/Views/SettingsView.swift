import SwiftUI

struct SettingsView: View {
  @Binding var usesMetric: Bool
  let recipeCount: Int
  let reset: () -> Void

  enum ActiveAlert: Identifiable {
    case reset, about
    var id: Int { hashValue }
  }

  @State private var activeAlert: ActiveAlert?
  @State private var selectedColor = 1
  @State private var reminder = Date(timeIntervalSince1970: 1_600_000_000)
  @State private var remindersOn = false
  @State private var pin = ""
  private let colors = ["color.red", "color.orange", "color.green"]

  var body: some View {
    NavigationView {
      Form {
        Section {
          HStack {
            Circle()
              .fill(Color.orange)
              .frame(width: 44, height: 44)
              .overlay(Text("👩‍🍳"))
            VStack(alignment: .leading) {
              Text("settings.chef").font(.headline)
              Text("settings.count").font(.caption)
                + Text(" \(recipeCount)").font(.caption).bold()
            }
          }
        }
        Section(header: Text("settings.general")) {
          Toggle("settings.metric", isOn: $usesMetric)
          Picker(selection: $selectedColor, label: Text("settings.color")) {
            ForEach(colors.indices, id: \.self) { index in
              Text(LocalizedStringKey(colors[index])).tag(index)
            }
          }
          Toggle("settings.reminders", isOn: $remindersOn.animation())
          if remindersOn {
            DatePicker(
              "settings.time", selection: $reminder,
              displayedComponents: .hourAndMinute)
          }
          SecureField("settings.pin", text: $pin)
            .keyboardType(.numberPad)
            .accessibility(identifier: "pin_field")
        }
        Section(footer: Text("settings.footer")) {
          NavigationLink(destination: AboutView()) {
            Label("settings.about", systemImage: "info.circle")
          }
          Button("settings.version") { activeAlert = .about }
          Button(action: { activeAlert = .reset }) {
            Text("settings.reset").foregroundColor(.red)
          }
          .accessibility(identifier: "reset_button")
        }
      }
      .navigationBarTitle(Text("settings.title"))
      .alert(item: $activeAlert) { alert in
        switch alert {
        case .reset:
          return Alert(
            title: Text("settings.reset.title"),
            primaryButton: .cancel(),
            secondaryButton: .destructive(Text("settings.reset"), action: reset))
        case .about:
          return Alert(title: Text("settings.version"), message: Text("1.0"))
        }
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct AboutView: View {
  var body: some View {
    VStack(spacing: 16) {
      Wave()
        .fill(Color.orange.opacity(0.4))
        .frame(height: 60)
      Text("about.text")
        .multilineTextAlignment(.center)
        .padding()
      if let url = URL(string: "https://example.com/recipes") {
        Link("about.link", destination: url)
      }
      Spacer()
    }
    .navigationBarTitle("settings.about", displayMode: .inline)
  }
}

struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.midY),
        control1: CGPoint(x: rect.width * 0.4, y: rect.minY),
        control2: CGPoint(x: rect.width * 0.6, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct SettingsView_Previews: PreviewProvider {
  static var previews: some View {
    SettingsView(usesMetric: .constant(true), recipeCount: 6, reset: {})
  }
}
