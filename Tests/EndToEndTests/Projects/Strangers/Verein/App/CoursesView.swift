import SwiftUI

struct CoursesView: View {
  @EnvironmentObject var store: VereinStore

  var body: some View {
    NavigationView {
      List(store.courses) { course in
        NavigationLink(destination: CourseView(id: course.id)) {
          VStack(alignment: .leading) {
            Text(course.name).font(.headline)
            Text(course.trainer).foregroundColor(.secondary)
          }
        }
        .accessibility(identifier: "kurs_\(course.id)")
      }
      .navigationBarTitle("Kurse")
      .navigationBarItems(
        trailing: Menu("Sortieren") {
          Button("Nach Name") { store.sortByName() }
          Button("Nach freien Plätzen") { store.sortByPlaces() }
        })
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct CourseView: View {
  let id: String
  @EnvironmentObject var store: VereinStore
  @State private var asks = false

  private var course: Course { store.courses.first { $0.id == id }! }

  var body: some View {
    VStack(spacing: 16) {
      Text(course.trainer)
      Text("Noch \(course.freePlaces) Plätze frei")
        .accessibility(identifier: "kurs_plaetze")
      if course.isJoined {
        Text("Du bist angemeldet.")
        Button("Abmelden") { asks = true }
      } else {
        Button("Anmelden") { asks = true }
      }
      Spacer()
    }
    .padding()
    .navigationBarTitle(Text(course.name), displayMode: .inline)
    .alert(isPresented: $asks) {
      if course.isJoined {
        return Alert(
          title: Text("Wirklich abmelden?"),
          message: Text("Dein Platz wird sofort frei."),
          primaryButton: .destructive(Text("Ja, abmelden")) {
            store.setJoined(false, course: course)
          },
          secondaryButton: .cancel(Text("Behalten")))
      }
      return Alert(
        title: Text("Anmeldung bestätigen"),
        primaryButton: .default(Text("Verbindlich anmelden")) {
          store.setJoined(true, course: course)
        },
        secondaryButton: .cancel(Text("Abbrechen")))
    }
  }
}
