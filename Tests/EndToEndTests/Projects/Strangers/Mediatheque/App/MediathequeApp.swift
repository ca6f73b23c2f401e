import SwiftUI

@main
struct MediathequeApp: App {
  @StateObject private var bibliotheque = Bibliotheque()

  var body: some Scene {
    WindowGroup {
      TabView {
        CatalogueView()
          .tabItem {
            Image(systemName: "books.vertical")
            Text("Catalogue")
          }
        EmpruntsView()
          .tabItem {
            Image(systemName: "bookmark")
            Text("Emprunts")
          }
        CompteView()
          .tabItem {
            Image(systemName: "person")
            Text("Compte")
          }
      }
      .environmentObject(bibliotheque)
    }
  }
}
