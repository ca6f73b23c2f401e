import SwiftUI
import UserNotifications

struct AccountView: View {
  @EnvironmentObject var store: VereinStore

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Anmeldung")) {
          if let name = store.userName {
            Text("Hallo, \(name)!")
              .accessibility(identifier: "konto_gruss")
          } else {
            NavigationLink("Einloggen", destination: SignInView())
          }
        }
        Section(header: Text("Einstellungen")) {
          Toggle("Newsletter", isOn: $store.newsletter)
            .accessibility(identifier: "konto_newsletter")
          Button("Mitteilungen erlauben", action: askForReminders)
          Text(store.remindersAllowed ? "Mitteilungen: an" : "Mitteilungen: aus")
            .accessibility(identifier: "konto_mitteilungen")
          NavigationLink("Beitrag", destination: FeeView())
        }
        Section(header: Text("Mehr")) {
          NavigationLink("Hilfe", destination: HelpView())
          NavigationLink("Rückmeldung", destination: FeedbackView())
        }
      }
      .navigationBarTitle("Konto")
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func askForReminders() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { granted, _ in
      DispatchQueue.main.async { store.remindersAllowed = granted }
    }
  }
}

struct SignInView: View {
  @EnvironmentObject var store: VereinStore
  @Environment(\.presentationMode) private var presentationMode
  @State private var mail = ""
  @State private var password = ""
  @State private var failed = false

  var body: some View {
    Form {
      TextField("E-Mail", text: $mail)
        .autocapitalization(.none)
        .accessibility(identifier: "login_mail")
      SecureField("Passwort", text: $password)
        .accessibility(identifier: "login_passwort")
      Button("Weiter") {
        if store.signIn(mail: mail, password: password) {
          presentationMode.wrappedValue.dismiss()
        } else {
          failed = true
        }
      }
      .accessibility(identifier: "login_weiter")
    }
    .navigationBarTitle("Einloggen")
    .alert(isPresented: $failed) {
      Alert(
        title: Text("Anmeldung fehlgeschlagen"),
        message: Text("E-Mail oder Passwort stimmt nicht."),
        dismissButton: .default(Text("Nochmal")))
    }
  }
}

struct FeeView: View {
  @EnvironmentObject var store: VereinStore
  private let fees = ["Monatlich", "Vierteljährlich", "Jährlich (10 % Rabatt)"]

  private var amount: String {
    switch store.fee {
    case "Monatlich": return "18,00 €"
    case "Vierteljährlich": return "54,00 €"
    default: return "194,40 €"
    }
  }

  var body: some View {
    VStack {
      Picker("Zahlweise", selection: $store.fee) {
        ForEach(fees, id: \.self) { Text($0) }
      }
      .pickerStyle(WheelPickerStyle())
      Text("Betrag: \(amount)")
        .accessibility(identifier: "beitrag_betrag")
      Spacer()
    }
    .navigationBarTitle("Beitrag")
  }
}

struct HelpView: View {
  var body: some View {
    List {
      VStack(alignment: .leading) {
        Text("help.hours").font(.headline)
        Text("help.hours.text")
      }
      Link("help.call", destination: URL(string: "tel:+498912345")!)
    }
    .navigationBarTitle("help.title")
  }
}

struct FeedbackView: View {
  @State private var text = ""
  @State private var isSent = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(isSent ? "Danke für deine Nachricht!" : "Was können wir besser machen?")
        .accessibility(identifier: "rueckmeldung_hinweis")
      TextEditor(text: $text)
        .frame(height: 140)
        .border(Color.gray)
        .accessibility(identifier: "rueckmeldung_text")
      Spacer()
      Button("Absenden") { isSent = true }
        .frame(maxWidth: .infinity)
        .padding(.bottom, 24)
        .accessibility(identifier: "rueckmeldung_senden")
    }
    .padding()
    .ignoresSafeArea(.keyboard, edges: .bottom)
    .navigationBarTitle(Text("Rückmeldung"), displayMode: .inline)
  }
}
