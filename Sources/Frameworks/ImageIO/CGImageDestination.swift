public import Foundation
public import SimulatedUIKit

/// Makes data of pictures: none, as these have no pixels.
public final class CGImageDestination: NSObject, Sendable {}

/// Data to be made.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: String, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { CGImageDestination() }

/// A file to be made.
public func CGImageDestinationCreateWithURL(
  _ url: NSURL, _ type: String, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { CGImageDestination() }

/// Adds a picture.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: NSDictionary?
) {}

/// Says something of all pictures.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: NSDictionary?
) {}

/// Makes the data: fails, as there are no pixels.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { false }
