public import Foundation

/// Pictures that are being drawn, in the older way: they have a size and no pixels.
@MainActor private var open: [CGSize] = []

/// Begins a picture of a size.
@MainActor @preconcurrency
public func UIGraphicsBeginImageContext(_ size: CGSize) { open.append(size) }

/// Begins a picture of a size.
@MainActor @preconcurrency
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { open.append(size) }

/// The picture that was begun last.
@MainActor @preconcurrency
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  open.last.map { UIImage(size: $0) }
}

/// Ends the picture that was begun last.
@MainActor @preconcurrency
public func UIGraphicsEndImageContext() { if !open.isEmpty { open.removeLast() } }

/// Where the picture that was begun last is drawn.
@MainActor @preconcurrency
public func UIGraphicsGetCurrentContext() -> CGContext? { open.isEmpty ? nil : CGContext() }

/// Fills a rectangle; nothing is drawn here.
public func UIRectFill(_ rect: CGRect) {}
