public import CoreML

/// A model of an app's own that looks at pictures.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  /// The name of the picture among what the model wants.
  open var inputImageFeatureName = "image"

  /// Takes a model.
  public init(for model: MLModel) throws { super.init() }
}

/// How pictures are made as large as a model wants them.
public enum VNImageCropAndScaleOption: UInt, Sendable {
  /// The cases as Vision numbers them.
  case centerCrop, scaleFit, scaleFill
}

/// What a model says of a picture: what the fixture of the picture says that it shows, or has in it.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The model.
  public let model: VNCoreMLModel
  /// How pictures are made as large as the model wants them.
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - completionHandler: Told what was found.
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    let objects = findings[.object].map { VNRecognizedObjectObservation($0) }
    return objects.isEmpty ? findings[.label].map { VNClassificationObservation($0) } : objects
  }
}
