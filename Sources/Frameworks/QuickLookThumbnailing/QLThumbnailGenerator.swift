import DeviceServices
public import Foundation
import SimulatedUIKit
public import UniformTypeIdentifiers
import VirtualTime

/// Makes small pictures of files: of a picture the picture itself; of others an empty sheet, as files are
/// not drawn here.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  /// What is wanted.
  open class Request: NSObject, @unchecked Sendable {
    /// Which kinds of picture are wanted.
    public struct RepresentationTypes: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt

      /// Kinds by their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// A sign of what kind of file it is.
      public static let icon = RepresentationTypes(rawValue: 1)
      /// What can be had at once.
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      /// The best.
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      /// All of them, one after the other.
      public static let all: RepresentationTypes = [.icon, .lowQualityThumbnail, .thumbnail]
    }

    /// The file.
    public let fileURL: URL
    /// How large the picture is at most, in points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    /// Which kinds of picture are wanted.
    public let representationTypes: RepresentationTypes
    /// Whether it looks like a sheet.
    open var iconMode = false
    /// How large it is at least, in points.
    open var minimumDimension: CGFloat = 0
    /// The type of the file, where its name does not tell.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var contentType: UTType!
    /// Whether no more is wanted.
    fileprivate var isCancelled = false

    /// A wish.
    public init(
      fileAt url: URL, size: CGSize, scale: CGFloat,
      representationTypes: RepresentationTypes
    ) {
      fileURL = url
      self.size = size
      self.scale = scale
      self.representationTypes = representationTypes
      super.init()
    }
  }

  /// The only one.
  public static let shared = QLThumbnailGenerator()

  private func representation(
    for request: Request
  ) -> Result<QLThumbnailRepresentation, any Error> {
    guard let data = try? Data(contentsOf: request.fileURL) else {
      return .failure(QLThumbnailError(.generationFailed))
    }
    if !request.representationTypes.isDisjoint(with: [.thumbnail, .lowQualityThumbnail]),
      let picture = UIImage(data: data)
    {
      return .success(QLThumbnailRepresentation(picture, type: .thumbnail))
    }
    DeviceServices.shared.notes.add(
      "QuickLookThumbnailing draws no \(request.fileURL.pathExtension) files: their pictures are "
        + "empty.")
    return .success(QLThumbnailRepresentation(UIImage(size: request.size), type: .icon))
  }

  /// Makes the best picture.
  ///
  /// - Parameters:
  ///   - request: What is wanted.
  ///   - completionHandler: Told it, later; or ``QLThumbnailError``.
  open func generateBestRepresentation(
    for request: Request,
    completion completionHandler:
      @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    VirtualTime.schedule(after: .zero, kind: .timer, label: "thumbnail") {
      guard !request.isCancelled else {
        return completionHandler(nil, QLThumbnailError(.requestCancelled))
      }
      switch self.representation(for: request) {
      case .success(let made): completionHandler(made, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Makes the best picture.
  ///
  /// - Throws: ``QLThumbnailError``.
  open func generateBestRepresentation(
    for request: Request
  ) async throws -> QLThumbnailRepresentation { try representation(for: request).get() }

  /// Makes pictures, a better one after the other: one, here.
  open func generateRepresentations(
    for request: Request,
    update updateHandler: (
      @Sendable (
        QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?
      ) -> Void
    )? = nil
  ) {
    generateBestRepresentation(for: request) { made, error in
      updateHandler?(made, made?.type ?? .icon, error)
    }
  }

  /// Makes no more pictures.
  open func cancel(_ request: Request) { request.isCancelled = true }

  /// Makes the best picture, as a file.
  open func saveBestRepresentation(
    for request: Request, to fileURL: URL, contentType: String,
    completion completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    generateBestRepresentation(for: request) { made, error in
      guard let data = made?.uiImage.pngData(), (try? data.write(to: fileURL)) != nil else {
        return completionHandler(error ?? QLThumbnailError(.savingToURLFailed))
      }
      completionHandler(nil)
    }
  }
}
