public import Foundation

/// What a view at a mark may know of it.
public struct AnnotationContext: Sendable {
  /// How large the mark is, in points.
  public let targetSize: CGSize
}
