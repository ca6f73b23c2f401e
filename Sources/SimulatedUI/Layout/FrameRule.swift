/// Fixes or bounds the size of its content and aligns it in the result.
struct FrameRule: ArrangingRule {
  var width: CGFloat?
  var height: CGFloat?
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var idealHeight: CGFloat?
  var maxHeight: CGFloat?
  var alignment: Alignment

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let size = PassthroughRule().size(for: innerProposal(proposal), children)
    return CGSize(
      width: width
        ?? Self.bound(
          size.width, offered: proposal.width, ideal: idealWidth, minimum: minWidth,
          maximum: maxWidth),
      height: height
        ?? Self.bound(
          size.height, offered: proposal.height, ideal: idealHeight, minimum: minHeight,
          maximum: maxHeight))
  }

  func arrange(
    _ children: [LayoutItem], in size: CGSize, proposal: ProposedSize
  ) -> [Placement] {
    let inner = innerProposal(proposal)
    let rect = CGRect(origin: .zero, size: size)
    return children.map {
      Placement(frame: alignment.place($0, for: inner, in: rect), proposal: inner)
    }
  }

  private func innerProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: width
        ?? Self.clamp(proposal.width ?? idealWidth, minimum: minWidth, maximum: maxWidth),
      height: height
        ?? Self.clamp(proposal.height ?? idealHeight, minimum: minHeight, maximum: maxHeight))
  }

  private static func clamp(_ length: CGFloat?, minimum: CGFloat?, maximum: CGFloat?) -> CGFloat? {
    guard let length else { return maximum.flatMap { $0 < unboundedLength ? $0 : nil } }
    return max(minimum ?? 0, min(length, maximum ?? .infinity))
  }

  /// The length taken: what is offered, as far as the bounds allow; where there is no bound, the
  /// content's length is one.
  private static func bound(
    _ length: CGFloat, offered: CGFloat?, ideal: CGFloat?, minimum: CGFloat?, maximum: CGFloat?
  ) -> CGFloat {
    if offered == nil, let ideal { return max(minimum ?? 0, min(ideal, maximum ?? .infinity)) }
    guard minimum != nil || maximum != nil else { return length }
    let lower = minimum ?? min(length, maximum ?? .infinity)
    let upper = max(lower, maximum ?? length)
    return max(lower, min(offered ?? length, upper))
  }
}
