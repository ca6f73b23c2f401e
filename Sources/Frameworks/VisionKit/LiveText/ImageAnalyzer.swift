import DeviceServices
public import SimulatedUIKit
import Vision

/// Finds texts and codes in pictures: those that the fixtures of Vision have.
public final class ImageAnalyzer: Sendable {
  /// What is looked for.
  public struct AnalysisTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates types from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Texts.
    public static let text = AnalysisTypes(rawValue: 1 << 0)
    /// Codes.
    public static let machineReadableCode = AnalysisTypes(rawValue: 1 << 1)
    /// Things that there is something to read about.
    public static let visualLookUp = AnalysisTypes(rawValue: 1 << 2)
  }

  /// How it is looked for.
  public struct Configuration: Sendable {
    /// What is looked for.
    public let analysisTypes: AnalysisTypes
    /// The languages, the likeliest first.
    public var locales: [String] = []

    /// Creates a configuration.
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }

  /// Whether devices of this kind can: where fixtures say what is in pictures.
  public static var isSupported: Bool { !DeviceFixtures.current.names(in: "Vision").isEmpty }

  /// The languages that it reads.
  public static var supportedTextRecognitionLanguages: [String] {
    (try? VNRecognizeTextRequest().supportedRecognitionLanguages()) ?? []
  }

  /// Creates an analyzer.
  public init() {}

  /// Looks at a picture.
  public func analyze(
    _ image: UIImage, configuration: Configuration
  ) async throws -> ImageAnalysis { ImageAnalysis(VisionPicture(image), configuration) }

  /// Looks at a picture that is turned; that makes no difference here.
  public func analyze(
    _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
  ) async throws -> ImageAnalysis { ImageAnalysis(VisionPicture(image), configuration) }

  /// Looks at a picture that is turned; that makes no difference here.
  public func analyze(
    _ cgImage: CGImage, orientation: CGImagePropertyOrientation, configuration: Configuration
  ) async throws -> ImageAnalysis {
    ImageAnalysis(VisionPicture(UIImage(cgImage: cgImage)), configuration)
  }

  /// Looks at a picture in a file.
  public func analyze(
    imageAt url: URL, orientation: CGImagePropertyOrientation, configuration: Configuration
  ) async throws -> ImageAnalysis {
    let image = UIImage(contentsOfFile: url.path) ?? UIImage()
    return ImageAnalysis(VisionPicture(image), configuration)
  }
}

/// What was found in a picture.
public final class ImageAnalysis: Sendable {
  private let findings: PictureFindings
  private let types: ImageAnalyzer.AnalysisTypes

  init(_ picture: VisionPicture, _ configuration: ImageAnalyzer.Configuration) {
    findings = PictureFindings(of: picture)
    types = configuration.analysisTypes
  }

  /// The texts, a line for each.
  public var transcript: String {
    guard types.contains(.text) else { return "" }
    return findings[.text].map(\.value).joined(separator: "\n")
  }

  /// Whether something was found.
  public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool {
    let wanted = types.intersection(analysisTypes)
    return wanted.contains(.text) && !findings[.text].isEmpty
      || wanted.contains(.machineReadableCode) && !findings[.barcode].isEmpty
  }
}
