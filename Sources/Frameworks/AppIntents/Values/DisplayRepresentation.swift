public import Foundation
public import SimulatedUI

/// How something of an app looks to the system.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// What it is called.
  public var title: LocalizedStringResource
  /// What stands below.
  public var subtitle: LocalizedStringResource?
  /// Its picture.
  public var image: Image?

  /// A picture.
  public struct Image: Sendable {
    /// A symbol of the system's.
    public init(systemName: String, isTemplate: Bool? = nil) {}

    /// A picture of the app's.
    public init(named: String, isTemplate: Bool? = nil) {}

    /// A picture that comes as data.
    public init(data: Data, isTemplate: Bool? = nil) {}

    /// A picture of a file.
    public init(url: URL, isTemplate: Bool? = nil) {}
  }

  /// How something looks.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// What something is called.
  public init(stringLiteral value: String) {
    title = LocalizedStringResource(stringLiteral: value)
  }
}
