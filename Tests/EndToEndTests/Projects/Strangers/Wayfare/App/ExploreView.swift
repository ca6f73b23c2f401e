import SwiftUI

struct ExploreView: View {
  @Environment(Catalog.self) private var catalog
  @State private var nearby = Nearby()

  var body: some View {
    NavigationStack {
      List {
        if !nearby.text.isEmpty {
          Text(nearby.text).accessibilityIdentifier("nearby.text")
        }
        ForEach(catalog.destinations) { destination in
          NavigationLink(value: destination) {
            VStack(alignment: .leading) {
              Text(destination.name).font(.headline)
              Text("from €\(destination.price)").font(.subheadline)
            }
            .padding(.vertical, 12)
          }
          .accessibilityIdentifier("destination.\(destination.name)")
          .onAppear {
            if destination == catalog.destinations.last { Task { await catalog.loadMore() } }
          }
        }
      }
      .overlay {
        if catalog.destinations.isEmpty { ProgressView("Looking around…") }
      }
      .navigationTitle("Explore")
      .navigationDestination(for: Destination.self) { DestinationView(destination: $0) }
      .toolbar { Button("Near Me") { nearby.ask() } }
      .task { if catalog.destinations.isEmpty { await catalog.loadMore() } }
    }
  }
}

struct DestinationView: View {
  let destination: Destination
  @Environment(Catalog.self) private var catalog
  @Environment(TripStore.self) private var store
  @State private var isBooking = false
  @State private var rating = 0

  private var isFavourite: Bool { catalog.favourites.contains(destination.id) }

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        if let toast = store.toast {
          Text(toast).accessibilityIdentifier("booking.toast")
        }
        HStack {
          ForEach(1...5, id: \.self) { star in
            Image(systemName: star <= rating ? "star.fill" : "star")
              .accessibilityLabel("\(star) stars")
              .accessibilityIdentifier("star.\(star)")
              .onTapGesture { rating = star }
          }
        }
        Text("\(rating) of 5").accessibilityIdentifier("rating")
        HStack {
          Image(systemName: "ticket")
          Text("Book")
        }
        .padding()
        .background(.orange, in: Capsule())
        .onTapGesture { isBooking = true }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .accessibilityIdentifier("book")
        NavigationLink("Fares") { FaresView(price: destination.price) }
        NavigationLink("Reviews") { ReviewsView() }
      }
      .padding()
    }
    .navigationTitle(destination.name)
    .toolbar {
      Button {
        if isFavourite { catalog.favourites.remove(destination.id) } else { catalog.favourites.insert(destination.id) }
      } label: {
        Image(systemName: isFavourite ? "heart.fill" : "heart")
      }
      .accessibilityLabel(isFavourite ? "Remove Favourite" : "Add Favourite")
      .accessibilityIdentifier("favourite")
    }
    .sheet(isPresented: $isBooking) { BookingView(destination: destination) }
  }
}

struct FaresView: View {
  let price: Int

  var body: some View {
    VStack(spacing: 16) {
      ForEach(["Basic", "Flex"], id: \.self) { fare in
        VStack {
          Text(fare).font(.headline)
          Text("€\(fare == "Flex" ? price + 60 : price)")
            .accessibilityIdentifier("fare.price.\(fare)")
        }
        .padding()
        .accessibilityIdentifier("fare.card.\(fare)")
      }
    }
    .navigationTitle("Fares")
  }
}

struct ReviewsView: View {
  @State private var reviews = ["Lovely old town", "Too many stairs"]

  var body: some View {
    List {
      Section {
        Text("Latest: \(reviews[reviews.count - 1])").accessibilityIdentifier("reviews.latest")
      }
      ForEach(reviews, id: \.self) { review in
        HStack {
          Text(review)
          Spacer()
          Button("Remove") { reviews.removeAll { $0 == review } }
            .accessibilityIdentifier("remove.\(review)")
        }
      }
    }
    .buttonStyle(.borderless)
    .navigationTitle("Reviews")
  }
}
