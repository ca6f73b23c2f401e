/// A place in a view that other views can ask for in their own coordinates.
public struct Anchor<Value> {
  let resolve: (GeometryProxy) -> Value

  /// Says what an anchor is made of.
  public struct Source {
    let make: (AnchorPlace) -> Anchor<Value>
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether two anchors stand for the same place on the screen.
  public static func == (left: Anchor, right: Anchor) -> Bool {
    let screen = GeometryProxy(source: GeometrySource())
    return left.resolve(screen) == right.resolve(screen)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The rectangle of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { place in
      Anchor { place.rect(for: $0) }
    }
  }

  /// A rectangle within the view, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { place in
      Anchor { proxy in
        let frame = place.rect(for: proxy)
        return rect.offsetBy(dx: frame.minX, dy: frame.minY)
      }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point within the view, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { place in
      Anchor { proxy in
        let frame = place.rect(for: proxy)
        return CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
      }
    }
  }

  /// A point within the view, relative to its size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { place in
      Anchor { proxy in
        let frame = place.rect(for: proxy)
        return CGPoint(
          x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
      }
    }
  }

  /// The upper leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper side.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading side.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing side.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower side.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// Where the view of an anchor is on the screen, and who has asked for it.
///
/// It is written by layouts and read by views, always on the one thread of the host.
final class AnchorPlace: @unchecked Sendable {
  private var frame = CGRect.zero
  private var readers: [ObjectIdentifier: Invalidator] = [:]

  /// The rectangle in the coordinates of a view, which is made anew when it changes.
  func rect(for proxy: GeometryProxy) -> CGRect {
    if let reader = proxy.source.reader { readers[ObjectIdentifier(reader)] = reader }
    return proxy.source.localize(frame)
  }

  /// Takes note of a place.
  func move(to frame: CGRect) {
    guard frame != self.frame else { return }
    self.frame = frame
    let told = readers.values
    readers = [:]
    for reader in told { reader.invalidate() }
  }
}
