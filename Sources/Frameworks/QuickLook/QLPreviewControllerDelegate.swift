public import Foundation
public import SimulatedUIKit

/// Whether a person may change a file that is looked at: nobody can here.
public enum QLPreviewItemEditingMode: Int, Sendable {
  /// The cases as QuickLook numbers them.
  case disabled, updateContents, createCopy
}

/// Told what a person does who looks at files.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
  /// The screen goes.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// The screen has gone.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Whether a link may be opened.
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
  /// Whether a file may be changed.
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
  /// A file was changed: never, here.
  func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
  /// A changed copy of a file was made: never, here.
  func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL)
  /// The view that the screen comes out of.
  func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView?
}

extension QLPreviewControllerDelegate {
  /// Nothing is done.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Nothing is done.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  /// It may.
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
  /// It may not.
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
  /// Nothing is done.
  public func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
  ) {}
  /// Nothing is done.
  public func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL
  ) {}
  /// None.
  public func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView? { nil }
}
