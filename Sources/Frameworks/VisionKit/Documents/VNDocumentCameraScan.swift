public import SimulatedUIKit

/// The pages that a document camera has taken.
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
  private let pages: [UIImage]

  init(_ pages: [UIImage]) {
    self.pages = pages
    super.init()
  }

  /// How many.
  open var pageCount: Int { pages.count }
  /// What it is called.
  open var title: String { "" }
  /// One of them.
  open func imageOfPage(at index: Int) -> UIImage { pages[index] }
}

/// Told how taking pages ended.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  /// The person keeps the pages.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// The person has given up.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// It did not work.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  /// Nothing is done.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// Nothing is done.
  public func documentCameraViewControllerDidCancel(
    _ controller: VNDocumentCameraViewController
  ) {}
  /// Nothing is done.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}
