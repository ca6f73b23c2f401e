import SwiftUI

struct HikesView: View {
  @Environment(HikePlanner.self) private var planner
  @Environment(Router.self) private var router
  @State private var hikeToCancel: Hike?

  var body: some View {
    List {
      ForEach(planner.hikes) { hike in
        VStack(alignment: .leading) {
          Text(hike.trail.name).font(.headline)
          Text("^[\(hike.people) person](inflect: true) with \(hike.leader)")
            .font(.subheadline)
          if !hike.notes.isEmpty {
            DisclosureGroup("Notes") { Text(hike.notes) }
          }
        }
        .contextMenu {
          Button("Show Trail") { show(hike) }
          ShareLink(item: "trailhead://trail/\(hike.trail.id)")
          Divider()
          Button("Cancel Hike", systemImage: "trash", role: .destructive) { hikeToCancel = hike }
        }
      }
      .onDelete { planner.hikes.remove(atOffsets: $0) }
    }
    .overlay {
      if planner.hikes.isEmpty {
        ContentUnavailableView(
          "No Hikes Yet", systemImage: "figure.hiking",
          description: Text("Plan one from a trail’s page."))
      }
    }
    .navigationTitle("My Hikes")
    .toolbar { EditButton() }
    .alert(
      "Cancel this hike?", isPresented: Binding($hikeToCancel), presenting: hikeToCancel
    ) { hike in
      Button("Cancel Hike", role: .destructive) {
        withAnimation { planner.hikes.removeAll { $0.id == hike.id } }
      }
      Button("Keep", role: .cancel) {}
    }
  }

  private func show(_ hike: Hike) {
    router.tab = .trails
    router.path = [.trail(hike.trail.id)]
  }
}

extension Binding where Value == Bool {
  /// Whether there is a value; setting it to false takes the value away.
  fileprivate init<Wrapped: Sendable>(_ optional: Binding<Wrapped?>) {
    self.init {
      optional.wrappedValue != nil
    } set: { isPresent in
      if !isPresent { optional.wrappedValue = nil }
    }
  }
}
