import SwiftUI

struct CatalogueView: View {
  @EnvironmentObject private var bibliotheque: Bibliotheque

  var body: some View {
    NavigationView {
      List(bibliotheque.tries) { livre in
        NavigationLink(destination: LivreView(id: livre.id)) {
          VStack(alignment: .leading) {
            Text(livre.titre).font(.headline)
            Text(livre.auteur).font(.subheadline)
            if livre.estFavori {
              Text("★ Favori")
            }
          }
        }
        .accessibilityIdentifier("livre.\(livre.id)")
        .contextMenu {
          Button("Ajouter aux favoris") {
            bibliotheque.modifier(livre.id) { $0.estFavori = true }
          }
          Button("Partager") {}
        }
      }
      .navigationBarTitle("Catalogue")
      .navigationBarItems(
        trailing: Menu("Trier") {
          Button("Titre") { bibliotheque.tri = .titre }
          Button("Auteur") { bibliotheque.tri = .auteur }
          Button("Prix") { bibliotheque.tri = .prix }
        })
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct LivreView: View {
  let id: String
  @EnvironmentObject private var bibliotheque: Bibliotheque
  @State private var demande = false

  private var livre: Livre { bibliotheque.livre(id) }

  var body: some View {
    VStack(spacing: 16) {
      Text(livre.auteur)
        .accessibilityIdentifier("livre.auteur")
      Text(livre.prix, format: .currency(code: "EUR"))
        .accessibilityIdentifier("livre.prix")
      Text(livre.estEmprunte ? LocalizedStringKey("Emprunté") : LocalizedStringKey("Disponible"))
        .accessibilityIdentifier("livre.statut")
      Button("Emprunter") { demande = true }
        .disabled(livre.estEmprunte)
        .accessibilityIdentifier("livre.emprunter")
    }
    .navigationBarTitle(Text(livre.titre), displayMode: .inline)
    .alert(isPresented: $demande) {
      Alert(
        title: Text("Emprunter ce livre ?"),
        message: Text("À rendre sous trois semaines."),
        primaryButton: .default(Text("Confirmer")) {
          bibliotheque.modifier(id) { $0.estEmprunte = true }
        },
        secondaryButton: .cancel(Text("Annuler")))
    }
  }
}

struct EmpruntsView: View {
  @EnvironmentObject private var bibliotheque: Bibliotheque

  var body: some View {
    NavigationView {
      List {
        Text("\(bibliotheque.emprunts.count) livre(s) chez vous")
          .accessibilityIdentifier("emprunts.total")
        ForEach(bibliotheque.emprunts) { livre in
          HStack {
            Text(livre.titre)
            Spacer()
            Button("Rendre") {
              bibliotheque.modifier(livre.id) { $0.estEmprunte = false }
            }
            .buttonStyle(BorderlessButtonStyle())
          }
        }
      }
      .navigationBarTitle("Emprunts")
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}
