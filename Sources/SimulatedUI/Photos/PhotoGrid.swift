package import DeviceServices
import ElementModel
package import SimulatedUIKit

/// The system's sheet in which people choose photos, as tests see it on iOS: a scrolling view with
/// an image for each photo, which is called by its kind and when it was taken.
package struct PhotoGrid: View {
  private let photos: [DevicePhoto]
  private let limit: Int?
  private let finish: ([DevicePhoto]?) -> Void
  @State private var chosen: [DevicePhoto]

  /// Creates the sheet.
  ///
  /// - Parameters:
  ///   - photos: What there is to choose.
  ///   - limit: How many can be chosen; one closes the sheet at once, `nil` is without a limit.
  ///   - chosen: What is chosen at first.
  ///   - finish: Told what was chosen, or nothing where the person has cancelled.
  package init(
    photos: [DevicePhoto], limit: Int?, chosen: [DevicePhoto] = [],
    finish: @escaping ([DevicePhoto]?) -> Void
  ) {
    self.photos = photos
    self.limit = limit
    self.finish = finish
    _chosen = State(initialValue: chosen)
  }

  /// The sheet.
  package var body: some View {
    NavigationStack {
      content
        .navigationTitle(Self.title.text)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button(SystemText.cancel.text) { finish(nil) }
          }
          ToolbarItem(placement: .confirmationAction) {
            if limit != 1 {
              Button(SystemText.add.text) { finish(chosen) }.disabled(chosen.isEmpty)
            }
          }
        }
    }
  }

  /// The screen of UIKit's in which people choose one photo.
  package static func screen(
    _ photos: [DevicePhoto], _ finish: @escaping (DevicePhoto?) -> Void
  ) -> UIViewController {
    UIHostingController(rootView: PhotoGrid(photos: photos, limit: 1) { finish($0?.first) })
  }

  private static let title = SystemText("Photos", ja: "写真", de: "Fotos")
  private static let none = SystemText(
    "No Photos or Videos", ja: "写真またはビデオがありません", de: "Keine Fotos oder Videos")
  /// What UIKit's accessibility calls the photos of its grids.
  private static let identifier = "PXGGridLayout-Info"

  @ViewBuilder private var content: some View {
    if photos.isEmpty {
      ContentUnavailableView(Self.none.text, systemImage: "photo.on.rectangle")
    } else {
      ScrollView {
        let column = GridItem(.flexible(), spacing: 2)
        LazyVGrid(columns: [column, column, column], spacing: 2) {
          ForEach(photos, id: \.self) { cell($0) }
        }
      }
    }
  }

  private func cell(_ photo: DevicePhoto) -> some View {
    picture(of: photo)
      .resizable()
      .frame(height: 120)
      .onTapGesture { choose(photo) }
      .changingElements { element in
        element.type = .image
        element.label = photo.label
        element.identifier = Self.identifier
      }
      .accessibilityAddTraits(chosen.contains(photo) ? .isSelected : [])
  }

  private func picture(of photo: DevicePhoto) -> Image {
    photo.data.flatMap(UIImage.init(data:)).map(Image.init(uiImage:)) ?? Image(systemName: "film")
  }

  private func choose(_ photo: DevicePhoto) {
    if limit == 1 { return finish([photo]) }
    if let place = chosen.firstIndex(of: photo) {
      chosen.remove(at: place)
    } else if chosen.count < limit ?? .max {
      chosen.append(photo)
    }
  }
}
