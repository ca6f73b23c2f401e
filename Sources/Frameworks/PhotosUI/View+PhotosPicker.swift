public import Photos
public import SimulatedUI

extension View {
  /// Lets the person choose one photo.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { photoSheet(isPresented, PhotoSelection(selection, filter)) }

  /// Lets the person choose several photos.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    photoSheet(isPresented, PhotoSelection(selection, maxSelectionCount, filter))
  }

  /// Lets the person choose one photo of a library.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View { photoSheet(isPresented, PhotoSelection(selection, filter, isOfLibrary: true)) }

  /// Lets the person choose several photos of a library.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    photoSheet(
      isPresented, PhotoSelection(selection, maxSelectionCount, filter, isOfLibrary: true))
  }

  /// Says how a picker within a view looks; all are sheets here.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }

  /// Takes capabilities from a picker within a view; those are not shown here.
  public func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { self }

  /// Takes bars from a picker within a view.
  public func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }

  private func photoSheet(_ isPresented: Binding<Bool>, _ selection: PhotoSelection) -> some View {
    sheet(isPresented: isPresented) { selection.sheet(isPresented) }
  }
}

/// How a picker within a view looks.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String

  /// As a sheet.
  public static let presentation = PhotosPickerStyle(name: "presentation")
  /// In place of the button.
  public static let inline = PhotosPickerStyle(name: "inline")
  /// In place of the button, in a row.
  public static let compact = PhotosPickerStyle(name: "compact")
}

/// What a picker lets the person do besides choosing.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Look for words.
  public static let search = PHPickerCapabilities(rawValue: 1)
  /// See where pictures come from.
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  /// See albums.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  /// Use buttons.
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  /// Be told what the app may see.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}
