import DeviceServices
public import Foundation
import Photos
public import SimulatedUI
public import UniformTypeIdentifiers

/// A photo that the person has chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  /// In which form a photo is handed over.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    /// As the system chooses.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// As it was taken.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// As most apps understand it.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  private let name: String
  private let isOfLibrary: Bool

  /// The photo's name in the library; nil where the app did not name the library that it is of.
  public var itemIdentifier: String? { isOfLibrary ? name : nil }

  /// Creates an item for a photo of the library.
  public init(itemIdentifier: String) {
    name = itemIdentifier
    isOfLibrary = true
  }

  /// Creates an item for a photo that was chosen.
  init(_ photo: DevicePhoto, isOfLibrary: Bool) {
    name = photo.name
    self.isOfLibrary = isOfLibrary
  }

  /// The photo; nil where it is in the library no more.
  var photo: DevicePhoto? { DevicePhotos.photo(named: name) }

  /// The forms that it can be had in: that of its file.
  public var supportedContentTypes: [UTType] { photo.map { [$0.contentType] } ?? [] }

  /// The photo.
  ///
  /// - Parameter type: What it is wanted as: data, an image, or a type of the app's own that says
  /// how it is
  ///   read.
  /// - Returns: The photo; nil where it cannot be had as that.
  /// - Throws: What the app's own type throws.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let photo, let data = photo.data else { return nil }
    return try await TransferReading.value(
      of: type, from: data, photo.contentType, named: photo.name)
  }

  /// The photo.
  ///
  /// - Parameters:
  ///   - type: What it is wanted as.
  ///   - completionHandler: Told the photo, or why it could not be had.
  /// - Returns: How far it is.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    Task { @MainActor in
      do {
        completionHandler(.success(try await loadTransferable(type: type)))
      } catch {
        completionHandler(.failure(error))
      }
    }
    return Progress(totalUnitCount: 1)
  }
}
