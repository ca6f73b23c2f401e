/// A picture; only its size and data are kept.
public final class UIImage: Sendable {
  /// The size in points.
  public let size: CGSize
  private let data: Data

  /// Creates a picture from encoded data; nil when there is none.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.data = data
    size = CGSize(width: 60, height: 60)
  }

  /// A picture of the app's asset catalogue.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    data = Data(name.utf8)
    size = CGSize(width: 60, height: 60)
  }

  /// A symbol of the system.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    data = Data(name.utf8)
    size = CGSize(width: 20, height: 20)
  }

  /// Creates an empty picture.
  public init() {
    data = Data()
    size = .zero
  }

  /// The picture's data.
  public func pngData() -> Data? { data.isEmpty ? nil : data }
}
