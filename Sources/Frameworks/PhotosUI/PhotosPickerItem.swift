public import Foundation
public import SimulatedUI
public import UniformTypeIdentifiers

/// A photo that the person has chosen; there are none to choose on the simulated device.
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

  /// The photo's name in the library.
  public let itemIdentifier: String?

  /// Creates an item for a photo of the library.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// The forms that it can be had in: none, as the library is empty.
  public var supportedContentTypes: [UTType] { [] }

  /// The photo.
  ///
  /// - Returns: Nothing, as the library is empty.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  /// The photo.
  ///
  /// - Parameters:
  ///   - type: What it is wanted as.
  ///   - completionHandler: Told nothing, as the library is empty.
  /// - Returns: How far it is.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }
}

/// How persons choose several photos.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// In an order.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// Told at once.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
}
