import MapKit
import SwiftUI

struct TrailDetailView: View {
  @Environment(TrailCatalog.self) private var catalog
  @Environment(Router.self) private var router
  @State private var draft: HikeDraft?
  @State private var showsInspector = false
  let trail: Trail

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 16) {
          facts
          Text(trail.summary)
            .accessibilityIdentifier("summary")
          ConditionsView(trail: trail)
          Button("Jump to Waypoints") {
            withAnimation { proxy.scrollTo(trail.waypoints.last?.id, anchor: .bottom) }
          }
          Map(initialPosition: .region(region)) {
            Marker(trail.name, coordinate: trail.coordinate)
          }
          .frame(height: 240)
          .clipShape(.rect(cornerRadius: 12))
          Button("Photos", systemImage: "photo.on.rectangle") {
            router.path.append(.photos(trail.id))
          }
          Section {
            ForEach(trail.waypoints) { waypoint in
              LabeledContent(waypoint.name) {
                Text(waypoint.kilometre, format: .number.precision(.fractionLength(1)))
              }
              .frame(minHeight: 44)
              .id(waypoint.id)
            }
          } header: {
            Text("Waypoints").font(.title2).accessibilityAddTraits(.isHeader)
          }
        }
        .padding()
      }
    }
    .navigationTitle(trail.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { toolbar }
    .safeAreaInset(edge: .bottom) {
      Button {
        draft = HikeDraft(trail: trail)
      } label: {
        Text("Plan a Hike").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding()
      .background(.bar)
    }
    .sheet(item: $draft) { PlanHikeView(draft: $0) }
    .inspector(isPresented: $showsInspector) {
      Form {
        LabeledContent("Region", value: trail.region)
        LabeledContent("Ascent", value: "\(trail.ascent) m")
      }
      .presentationDetents([.medium, .large])
      .inspectorColumnWidth(min: 200, ideal: 280, max: 400)
    }
  }

  private var region: MKCoordinateRegion {
    MKCoordinateRegion(
      center: trail.coordinate, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
  }

  private var facts: some View {
    HStack {
      Fact(title: "Length") {
        Text("\(trail.kilometres, specifier: "%.1f") km")
      }
      Divider()
      Fact(title: "Ascent") { Text("\(trail.ascent) m") }
      Divider()
      Fact(title: "Difficulty") { DifficultyBadge(difficulty: trail.difficulty) }
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    let isFavourite = catalog.favourites.contains(trail.id)
    ToolbarItemGroup(placement: .topBarTrailing) {
      Button(
        isFavourite ? "Remove Favourite" : "Favourite",
        systemImage: isFavourite ? "star.fill" : "star"
      ) {
        catalog.toggleFavourite(trail)
      }
      .sensoryFeedback(.selection, trigger: isFavourite)
      Button("Info", systemImage: "info.circle") { showsInspector.toggle() }
    }
  }
}
