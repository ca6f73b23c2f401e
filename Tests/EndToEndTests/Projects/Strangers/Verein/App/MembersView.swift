import SwiftUI

struct MembersView: View {
  @EnvironmentObject var store: VereinStore

  var body: some View {
    NavigationView {
      List(store.members) { member in
        NavigationLink(destination: MemberView(member: member)) {
          Text(member.name)
        }
        .accessibility(identifier: "mitglied_\(member.id)")
      }
      .navigationBarTitle("Mitglieder")
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct MemberView: View {
  let member: Member

  var body: some View {
    VStack(spacing: 12) {
      Text(member.name)
      Text(verbatim: "Mitglied Nr. \(1000 + member.id)")
        .accessibility(identifier: "mitglied_nummer")
      Spacer()
    }
    .navigationBarTitle(Text("Profil"), displayMode: .inline)
  }
}

struct EventsView: View {
  @EnvironmentObject var store: VereinStore

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.dateFormat = "d. MMMM, HH:mm 'Uhr'"
    return formatter
  }()

  var body: some View {
    NavigationView {
      List(store.events) { event in
        VStack(alignment: .leading) {
          Text(event.name)
          Text(Self.formatter.string(from: event.start))
            .accessibility(identifier: "termin_\(event.id)")
        }
      }
      .navigationBarTitle("Termine")
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}
