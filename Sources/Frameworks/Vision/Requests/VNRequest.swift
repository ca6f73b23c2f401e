/// What a person's code does once something was looked for.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// Something to be looked for in pictures.
open class VNRequest: NSObject, VNRequestResults, @unchecked Sendable {
  /// Told what was found.
  public let completionHandler: VNRequestCompletionHandler?
  /// Whether it may take longer.
  open var preferBackgroundProcessing = false
  /// Whether the processor alone works.
  open var usesCPUOnly = false
  /// Which version of it is meant.
  open var revision = 1
  /// What was found, of whatever kind.
  package private(set) var found: [VNObservation]?

  /// Creates a request.
  public override convenience init() { self.init(completionHandler: nil) }

  /// Creates a request.
  ///
  /// - Parameter completionHandler: Told what was found.
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
    super.init()
  }

  /// Looks no more; it is done at once.
  open func cancel() {}

  /// The versions that there are.
  open class var supportedRevisions: IndexSet { [1] }
  /// The newest version.
  open class var currentRevision: Int { 1 }
  /// The version that is taken.
  open class var defaultRevision: Int { 1 }

  /// What it finds among the things in a picture; nothing of what fixtures cannot say.
  package func observations(in findings: PictureFindings) -> [VNObservation] { [] }

  /// Looks for it.
  func perform(on findings: PictureFindings) {
    found = observations(in: findings)
    completionHandler?(self, nil)
  }
}

/// Something that was looked for; each request has what it finds as `results` of its own type.
public protocol VNRequestResults {}

extension VNRequestResults {
  /// What was found; `nil` before it was looked for.
  public var results: [VNObservation]? { (self as? VNRequest)?.found }
}

/// Something to be looked for in a part of pictures.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// The part, in parts of the picture; what is looked for is found everywhere.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
