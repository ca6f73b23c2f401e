import DeviceServices

/// Places a sheet at the bottom of the screen, or in the middle where there is much room.
struct SheetRule: LayoutRule {
  let model: SheetModel
  let environment: EnvironmentValues
  let hasRegion: Bool
  /// How far below the safe area the top of a sheet is, in points.
  private static let gap: CGFloat = 10
  /// How far a low sheet is from the edges since iOS 26, in points.
  private static let margin: CGFloat = 8
  /// The size of a sheet in the middle of the screen, in points.
  private static let page = CGSize(width: 704, height: 900)

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let isCard = environment.windowSizeClass != .regular
    let (frame, inner) = isCard ? card(in: rect, insets: insets) : page(in: rect, insets: insets)
    var rest = children[...]
    if hasRegion { rest.popFirst()?.place(in: rect) }
    rest.popFirst()?.place(in: frame, insets: inner)
    if let grabber = rest.first {
      // Four points above the card, by a hierarchy of iOS 26.
      let size = grabber.size(for: ProposedSize(frame.size))
      grabber.place(
        in: CGRect(
          x: frame.midX - size.width / 2, y: frame.minY - 4, width: size.width,
          height: size.height))
    }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }

  /// A card as wide as the screen.
  private func card(in rect: CGRect, insets: EdgeInsets) -> (CGRect, EdgeInsets) {
    let top = rect.minY + insets.top + Self.gap
    let largest = rect.maxY - top
    let height = model.height {
      $0.height(
        largest: largest, screen: rect.height, bottom: insets.bottom, environment: environment)
    }
    // A low sheet grows by the keyboard that covers it.
    let y = max(top, rect.maxY - height - insets.keyboard)
    var inner = insets
    inner.top = 0
    var frame = CGRect(
      x: rect.minX, y: max(top, y + model.drag), width: rect.width, height: rect.maxY - y)
    if height < largest, DeviceServices.shared.system.version.floatsBars {
      frame.origin.x += Self.margin
      frame.size.width -= 2 * Self.margin
      frame.size.height -= Self.margin
      inner.bottom = max(0, inner.bottom - Self.margin)
    }
    return (frame, inner)
  }

  /// A card in the middle of the screen.
  private func page(in rect: CGRect, insets: EdgeInsets) -> (CGRect, EdgeInsets) {
    let safe = rect.inset(by: insets)
    let largest = min(Self.page.height, safe.height - 2 * Self.gap)
    let height = model.height {
      $0.height(largest: largest, screen: largest, bottom: 0, environment: environment)
    }
    let size = CGSize(width: min(Self.page.width, safe.width - 2 * Self.gap), height: height)
    var frame = Alignment.center.place(size, in: safe)
    frame.origin.y += max(0, model.drag)
    var inner = EdgeInsets()
    inner.keyboard = max(0, frame.maxY - (rect.maxY - insets.keyboard))
    return (frame, inner)
  }
}
