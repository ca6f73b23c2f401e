import SwiftUI

@main
struct AgendaApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("People") { PeopleView() }
                    NavigationLink("Meetings") { MeetingsView() }
                    NavigationLink("Papers") { PapersView() }
                    NavigationLink("Place") { PlaceView() }
                    NavigationLink("Search") { SearchView() }
                    NavigationLink("Countdown") { CountdownView() }
                }
                .navigationTitle("Agenda")
            }
        }
    }
}
