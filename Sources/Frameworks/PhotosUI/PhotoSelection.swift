import DeviceServices
import SimulatedUI

/// Where the photos go that a person chooses, and which they choose from.
struct PhotoSelection {
  let filter: PHPickerFilter?
  /// How many can be chosen; nil without a limit.
  let limit: Int?
  /// Whether items say what the library knows them by.
  let isOfLibrary: Bool
  private let items: @MainActor () -> [PhotosPickerItem]
  private let set: @MainActor ([PhotosPickerItem]) -> Void

  /// One photo.
  init(_ item: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?, isOfLibrary: Bool = false) {
    self.filter = filter
    self.isOfLibrary = isOfLibrary
    limit = 1
    items = { [item.wrappedValue].compactMap(\.self) }
    set = { item.wrappedValue = $0.first }
  }

  /// Several photos.
  init(
    _ items: Binding<[PhotosPickerItem]>, _ limit: Int?, _ filter: PHPickerFilter?,
    isOfLibrary: Bool = false
  ) {
    self.filter = filter
    self.limit = limit
    self.isOfLibrary = isOfLibrary
    self.items = { items.wrappedValue }
    set = { items.wrappedValue = $0 }
  }

  /// The sheet, which goes once the person has chosen or cancelled.
  @MainActor
  func sheet(_ isPresented: Binding<Bool>) -> PhotoGrid {
    PhotoGrid(
      photos: PHPickerFilter.photos(filter), limit: limit,
      chosen: limit == 1 ? [] : items().compactMap(\.photo)
    ) { photos in
      isPresented.wrappedValue = false
      if let photos { set(photos.map { PhotosPickerItem($0, isOfLibrary: isOfLibrary) }) }
    }
  }
}
