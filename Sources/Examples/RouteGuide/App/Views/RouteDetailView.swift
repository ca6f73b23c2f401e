import SwiftUI

/// A route: its stops, its fare, and what can be done with it.
struct RouteDetailView: View {
  let route: Route
  @EnvironmentObject private var favourites: Favourites
  @State private var isScanning = false
  @State private var ticket: String?

  var body: some View {
    List {
      Section("detail.stops") {
        ForEach(Array(route.stops.enumerated()), id: \.offset) { number, stop in
          Text(LocalizedStringKey(stop)).accessibilityIdentifier("detail.stop.\(number)")
        }
      }
      Section("detail.ride") {
        LabeledContent("detail.fare") { Text("route.fare \(route.fare)") }
        NavigationLink("detail.timetable") {
          TimetableScreen(route: route).navigationTitle("timetable.title")
        }
        .accessibilityIdentifier("detail.timetable")
        Button("detail.scan") { isScanning = true }
          .accessibilityIdentifier("detail.scan")
        if let ticket {
          Label("detail.ticket \(ticket)", systemImage: "checkmark")
            .accessibilityIdentifier("detail.ticket")
        }
      }
    }
    .navigationTitle(LocalizedStringKey(route.name))
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Button {
        favourites.toggle(route)
      } label: {
        Image(systemName: favourites.contains(route) ? "star.fill" : "star")
      }
      .accessibilityLabel(favourites.contains(route) ? "detail.unstar" : "detail.star")
      .accessibilityIdentifier("detail.star")
    }
    .fullScreenCover(isPresented: $isScanning) {
      ScannerScreen(isPresented: $isScanning) { ticket = $0 }
        .ignoresSafeArea()
    }
  }
}
