/// Where a view was placed last: what a ``GeometryProxy`` tells.
///
/// It is written by layouts and read by views, always on the one thread of the host.
final class GeometrySource: @unchecked Sendable {
  /// What a view has asked for, and so depends on.
  private struct Reads: OptionSet {
    let rawValue: Int

    static let frame = Reads(rawValue: 1)
    static let insets = Reads(rawValue: 2)
  }

  /// In points of the screen; nil before the first layout.
  private(set) var frame: CGRect?
  private var insets = EdgeInsets()
  private var spaces: [AnyHashable: CGRect] = [:]
  private var reads: Reads = []
  private var isReading = false
  /// Has the view made anew that is reading.
  var reader: Invalidator?

  /// The size in points.
  var size: CGSize { frame?.size ?? .zero }

  /// How far bars reach around the view.
  var safeArea: EdgeInsets {
    if isReading { reads.insert(.insets) }
    return insets
  }

  /// The frame in a coordinate space.
  func frame(in space: CoordinateSpace) -> CGRect {
    let frame = frame ?? .zero
    guard space != .local else { return CGRect(origin: .zero, size: frame.size) }
    if isReading { reads.insert(.frame) }
    let origin = space.convert(frame.origin, from: frame, spaces: spaces)
    return CGRect(origin: origin, size: frame.size)
  }

  /// The frame of a named view around, in the view's own coordinates.
  func bounds(of space: CoordinateSpace) -> CGRect? {
    if isReading { reads.insert(.frame) }
    guard case .named(let name) = space, let outer = spaces[name], let frame else { return nil }
    return outer.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// A rectangle of the screen in the view's own coordinates.
  func localize(_ rect: CGRect) -> CGRect {
    if isReading { reads.insert(.frame) }
    return rect.offsetBy(dx: -(frame?.minX ?? 0), dy: -(frame?.minY ?? 0))
  }

  /// Makes a view of what is known, and notes what it asks for.
  func read<Result>(_ make: () -> Result) -> Result {
    reads = []
    isReading = true
    defer { isReading = false }
    return make()
  }

  /// Takes note of a place.
  ///
  /// - Returns: Whether what views have asked for is different there.
  @MainActor func place(_ item: LayoutItem?, in rect: CGRect) -> Bool {
    let insets = item?.safeArea(around: rect) ?? EdgeInsets()
    let spaces = item?.namedSpaces ?? [:]
    let hasChanged =
      frame?.size != rect.size || reads.contains(.insets) && insets != self.insets
      || reads.contains(.frame) && (frame != rect || spaces != self.spaces)
    frame = rect
    self.insets = insets
    self.spaces = spaces
    return hasChanged
  }
}
