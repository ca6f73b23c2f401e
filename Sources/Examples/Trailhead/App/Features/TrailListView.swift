import SwiftUI

struct TrailListView<Row: View>: View {
  @Environment(TrailCatalog.self) private var catalog
  private var selection: Binding<Trail.ID?>?
  @ViewBuilder private let row: (Trail) -> Row

  init(selection: Binding<Trail.ID?>? = nil, @ViewBuilder row: @escaping (Trail) -> Row) {
    self.selection = selection
    self.row = row
  }

  var body: some View {
    @Bindable var catalog = catalog
    content
      .navigationTitle("Trails")
      .searchable(text: $catalog.searchText, prompt: Text("Find a trail"))
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu {
            Picker("Sort by", selection: $catalog.order) {
              ForEach(TrailCatalog.Order.allCases) { Text($0.title) }
            }
          } label: {
            Label("Sort", systemImage: "arrow.up.arrow.down")
          }
        }
      }
  }

  @ViewBuilder private var content: some View {
    switch catalog.phase {
    case .loading:
      ProgressView("Looking for trails…")
    case .failed(let error):
      ContentUnavailableView {
        Label("No Trails", systemImage: "wifi.slash")
      } description: {
        Text(error.localizedDescription)
      } actions: {
        RetryButton { await catalog.load() }
      }
    case .loaded where catalog.visibleTrails.isEmpty:
      ContentUnavailableView.search(text: catalog.searchText)
    case .loaded:
      list
    }
  }

  private var list: some View {
    List(selection: selection) {
      ForEach(catalog.visibleTrails) { trail in
        row(trail)
          .swipeActions {
            Button {
              catalog.toggleFavourite(trail)
            } label: {
              Label("Favourite", systemImage: "star")
            }
            .tint(.yellow)
          }
          .accessibilityIdentifier("trail-\(trail.id)")
      }
    }
    .refreshable { await catalog.load() }
  }
}

/// A button that shows that its work is under way.
struct RetryButton: View {
  let action: () async -> Void
  @State private var isWorking = false

  var body: some View {
    Button {
      Task {
        isWorking = true
        defer { isWorking = false }
        await action()
      }
    } label: {
      if isWorking {
        ProgressView()
      } else {
        Text("Try Again")
      }
    }
    .buttonStyle(.borderedProminent)
    .disabled(isWorking)
    .accessibilityIdentifier("retry")
  }
}

struct TrailRow: View {
  @Environment(TrailCatalog.self) private var catalog
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let trail: Trail

  var body: some View {
    let layout =
      dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    layout {
      VStack(alignment: .leading) {
        Text(trail.name).font(.headline)
        Text(trail.region).font(.subheadline).foregroundStyle(.secondary)
      }
      if !dynamicTypeSize.isAccessibilitySize { Spacer() }
      if catalog.favourites.contains(trail.id) {
        Image(systemName: "star.fill")
          .foregroundStyle(.yellow)
          .accessibilityLabel("Favourite")
      }
      DifficultyBadge(difficulty: trail.difficulty)
    }
  }
}
