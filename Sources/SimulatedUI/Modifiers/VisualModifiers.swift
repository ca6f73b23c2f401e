extension View {
  /// Reaches under bars and into safe areas.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    EffectView(
      content: self,
      effect: LayoutEffect(rule: EdgeReachingRule(onlyKeyboard: regions == .keyboard)))
  }

  /// Reaches under bars and into safe areas, in the older spelling.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    EffectView(content: self, effect: LayoutEffect(rule: EdgeReachingRule()))
  }
}

/// Which parts of the screen content keeps clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars, camera and home indicator.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Lets content have the space under bars.
private struct EdgeReachingRule: LayoutRule {
  /// Whether bars and safe areas are kept clear of, and only the keyboard may cover the content.
  var onlyKeyboard = false

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    PassthroughRule().size(for: proposal, children)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    for child in children {
      if onlyKeyboard {
        var inner = insets
        inner.keyboard = 0
        child.place(filling: rect, insets: inner, alignment: .center)
      } else if child.reachesEdges {
        child.place(in: rect)
      } else {
        child.place(
          in: Alignment.center.place(child.size(for: ProposedSize(rect.size)), in: rect))
      }
    }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}
