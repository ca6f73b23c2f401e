import Labels
import ShelfCore
import ShelfDesign
import Stamps
import SwiftUI

@main
struct StationeryApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { ShelfScreen(shelf: Shelf.standard) }
    }
  }
}

struct ShelfScreen: View {
  @State var shelf: Shelf
  @State private var isPriced = false

  var body: some View {
    List {
      ForEach(shelf.items) { item in
        HStack {
          ItemLabel(name: item.name)
          Spacer()
          if isPriced { PriceTag(cents: item.cents).accessibilityIdentifier("price.\(item.id)") }
        }
      }
      Section("shelf.section") {
        Toggle("shelf.prices", isOn: $isPriced).accessibilityIdentifier("shelf.prices")
        Text(#stamp(2 + 3)).accessibilityIdentifier("shelf.stamp")
        #if STAGING
          Text(verbatim: Surroundings.name).accessibilityIdentifier("shelf.environment")
          Text(verbatim: Surroundings.application)
            .accessibilityIdentifier("shelf.application")
          Text(verbatim: Surroundings.mottos).accessibilityIdentifier("shelf.mottos")
        #endif
      }
    }
    .navigationTitle("shelf.title")
    .toolbar {
      Button("shelf.add") { shelf.add() }.accessibilityIdentifier("shelf.add")
    }
  }
}
