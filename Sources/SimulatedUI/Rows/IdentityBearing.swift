/// A view that may have been given an explicit identity, which can be seen without evaluating it.
///
/// `scrollTo(_:anchor:)` finds rows by it that have no views yet.
@MainActor protocol IdentityBearing {
  /// Whether the view, or one that it changes or stands for, has an identity.
  func bearsInside(_ identity: AnyHashable) -> Bool
}

extension View {
  /// Whether the view has been given an identity by `id(_:)`, as far as that can be seen.
  @MainActor func bears(_ identity: AnyHashable) -> Bool {
    (self as? any IdentityBearing)?.bearsInside(identity) ?? false
  }
}

extension EffectView: IdentityBearing {
  func bearsInside(_ identity: AnyHashable) -> Bool { content.bears(identity) }
}

extension AnyView: IdentityBearing {
  func bearsInside(_ identity: AnyHashable) -> Bool { content.bears(identity) }
}

extension Optional: IdentityBearing where Wrapped: View {
  func bearsInside(_ identity: AnyHashable) -> Bool { self?.bears(identity) ?? false }
}

extension _ConditionalContent: IdentityBearing {
  func bearsInside(_ identity: AnyHashable) -> Bool {
    switch content {
    case .first(let view): view.bears(identity)
    case .second(let view): view.bears(identity)
    }
  }
}
