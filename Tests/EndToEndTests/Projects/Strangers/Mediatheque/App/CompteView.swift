import SwiftUI
import UserNotifications

struct CompteView: View {
  var body: some View {
    NavigationView {
      Form {
        NavigationLink("Rappels", destination: RappelsView())
        NavigationLink("Fidélité", destination: FideliteView())
        NavigationLink("Envies", destination: EnviesView())
      }
      .navigationBarTitle("Compte")
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct RappelsView: View {
  @State private var statut = "Rappels inactifs"

  var body: some View {
    VStack(spacing: 16) {
      Text(statut)
        .accessibilityIdentifier("rappels.statut")
      Button("Activer les rappels") {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { accorde, _ in
          DispatchQueue.main.async {
            statut = accorde ? "Rappels actifs" : "Rappels refusés"
          }
        }
      }
    }
    .navigationBarTitle("Rappels")
  }
}

struct FideliteView: View {
  @StateObject private var fidelite = Fidelite()

  var body: some View {
    VStack(spacing: 16) {
      Text("\(fidelite.points) points")
        .accessibilityIdentifier("fidelite.points")
      Button("Valider une visite") { fidelite.gagner() }
    }
    .navigationBarTitle("Fidélité")
  }
}

struct EnviesView: View {
  @State private var avecNumeros = false

  var body: some View {
    Form {
      Toggle("Numéroter", isOn: $avecNumeros)
      ListeEnvies(avecNumeros: avecNumeros)
    }
    .navigationBarTitle("Envies")
  }
}

struct ListeEnvies: View {
  let avecNumeros: Bool
  @ObservedObject var envies = Envies()
  @State private var saisie = ""

  var body: some View {
    Section(header: Text("Mes envies")) {
      TextField("Un titre", text: $saisie)
        .accessibilityIdentifier("envies.saisie")
      Button("Noter") {
        envies.titres.append(saisie)
        saisie = ""
      }
      ForEach(Array(envies.titres.enumerated()), id: \.offset) { numero, titre in
        Text(avecNumeros ? "\(numero + 1). \(titre)" : titre)
      }
    }
  }
}
