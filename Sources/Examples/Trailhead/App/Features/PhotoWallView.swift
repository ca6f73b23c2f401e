import SwiftUI

struct PhotoWallView: View {
  @State private var chosen: TrailPhoto?
  let photos: [TrailPhoto]

  private let columns = [GridItem(.adaptive(minimum: 100), spacing: 8)]

  var body: some View {
    ZStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 8) {
          ForEach(photos) { photo in
            Thumbnail(photo: photo)
              .onTapGesture { withAnimation(.spring) { chosen = photo } }
              .accessibilityAddTraits(.isButton)
              .accessibilityIdentifier("photo-\(photo.number)")
          }
        }
        .padding(.horizontal)
      }
      .scrollDisabled(chosen != nil)
      if let chosen {
        enlarged(chosen)
      }
    }
    .navigationTitle("Photos")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar(chosen == nil ? .visible : .hidden, for: .tabBar)
  }

  private func enlarged(_ photo: TrailPhoto) -> some View {
    VStack {
      Thumbnail(photo: photo)
        .frame(maxWidth: .infinity)
      HStack {
        Button("Close", systemImage: "xmark") { withAnimation { chosen = nil } }
        NavigationLink("Details", value: Route.photo(photo))
      }
      .buttonStyle(.bordered)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.ultraThinMaterial)
    .transition(.opacity)
    .accessibilityAddTraits(.isModal)
  }
}

struct PhotoView: View {
  let photo: TrailPhoto
  @GestureState private var magnification = 1.0

  var body: some View {
    Thumbnail(photo: photo)
      .scaleEffect(magnification)
      .gesture(
        MagnifyGesture().updating($magnification) { value, state, _ in
          state = value.magnification
        }
      )
      .navigationTitle("Photo \(photo.number)")
  }
}

private struct Thumbnail: View {
  let photo: TrailPhoto

  var body: some View {
    AsyncImage(url: photo.url, transaction: Transaction(animation: .easeIn)) { phase in
      switch phase {
      case .empty:
        Color.gray.opacity(0.2).overlay { ProgressView() }
      case .success(let image):
        image.resizable().scaledToFill()
      case .failure:
        Color.gray.opacity(0.2).overlay { Image(systemName: "photo") }
      @unknown default:
        EmptyView()
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .accessibilityLabel("Photo \(photo.number)")
  }
}
