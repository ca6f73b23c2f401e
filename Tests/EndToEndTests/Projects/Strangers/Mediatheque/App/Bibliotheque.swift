import Combine
import SwiftUI

struct Livre: Identifiable {
  let id: String
  let titre: String
  let auteur: String
  let prix: Double
  var estEmprunte = false
  var estFavori = false
}

enum Tri {
  case titre, auteur, prix
}

final class Bibliotheque: ObservableObject {
  @Published var livres = [
    Livre(id: "etranger", titre: "L’Étranger", auteur: "Camus", prix: 7.5),
    Livre(id: "miserables", titre: "Les Misérables", auteur: "Hugo", prix: 24.9),
    Livre(id: "nuit", titre: "Vol de nuit", auteur: "Saint-Exupéry", prix: 6.2),
    Livre(id: "germinal", titre: "Germinal", auteur: "Zola", prix: 12.5),
    Livre(id: "neige", titre: "雪国", auteur: "川端康成", prix: 1234.5),
  ]
  @Published var tri = Tri.titre

  var tries: [Livre] {
    switch tri {
    case .titre: return livres.sorted { $0.titre < $1.titre }
    case .auteur: return livres.sorted { $0.auteur < $1.auteur }
    case .prix: return livres.sorted { $0.prix < $1.prix }
    }
  }

  var emprunts: [Livre] {
    livres.filter { $0.estEmprunte }
  }

  func livre(_ id: String) -> Livre {
    livres.first { $0.id == id } ?? livres[0]
  }

  func modifier(_ id: String, _ changement: (inout Livre) -> Void) {
    guard let position = livres.firstIndex(where: { $0.id == id }) else { return }
    changement(&livres[position])
  }
}

/// Les points gagnés par les lecteurs fidèles.
final class Fidelite: ObservableObject {
  var points = 10

  func gagner() {
    points += 5
  }
}

final class Envies: ObservableObject {
  @Published var titres: [String] = []
}
