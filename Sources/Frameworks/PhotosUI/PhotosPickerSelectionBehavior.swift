/// How persons choose several photos.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// In an order.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// Told at once.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// Told at once, in an order.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    name: "continuousAndOrdered")
}
