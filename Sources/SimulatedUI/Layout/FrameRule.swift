/// Fixes or bounds the size of one child and aligns it in the result.
struct FrameRule: LayoutRule {
  var width: CGFloat?
  var height: CGFloat?
  var minWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var maxHeight: CGFloat?
  var alignment: Alignment

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let inner = innerProposal(proposal)
    let size = PassthroughRule().size(for: inner, children)
    return CGSize(
      width: width
        ?? Self.bound(size.width, offered: proposal.width, minimum: minWidth, maximum: maxWidth),
      height: height
        ?? Self.bound(
          size.height, offered: proposal.height, minimum: minHeight, maximum: maxHeight))
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    for child in children {
      child.place(
        in: alignment.place(child.size(for: innerProposal(ProposedSize(rect.size))), in: rect))
    }
  }

  private func innerProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: width ?? Self.clamp(proposal.width, minimum: minWidth, maximum: maxWidth),
      height: height ?? Self.clamp(proposal.height, minimum: minHeight, maximum: maxHeight))
  }

  private static func clamp(_ length: CGFloat?, minimum: CGFloat?, maximum: CGFloat?) -> CGFloat? {
    guard let length else { return maximum.flatMap { $0 < unboundedLength ? $0 : nil } }
    return max(minimum ?? 0, min(length, maximum ?? .infinity))
  }

  /// The length taken: a maximum makes the frame grow towards what is offered.
  private static func bound(
    _ length: CGFloat, offered: CGFloat?, minimum: CGFloat?, maximum: CGFloat?
  ) -> CGFloat {
    var length = length
    if let maximum, let offered { length = max(length, min(offered, maximum)) }
    if let maximum { length = min(length, maximum) }
    if let minimum { length = max(length, minimum) }
    return length
  }
}
