import SimulatedUI
import SimulatedUIKit

/// What a view of a scene shows: an element, with those of its nodes.
struct SceneSurface: View {
  weak var view: SKView?
  /// How often the contents have changed, so that they are shown anew.
  let changes: Int

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .topLeading) {
        Color.clear
        ForEach(elements(in: geometry.size)) { element in
          Color.clear
            .accessibilityElement()
            .accessibilityLabel(element.label)
            .accessibilityValue(element.value)
            .accessibilityIdentifier(element.identifier)
            .accessibilityAddTraits(element.traits)
            .frame(width: element.box.width, height: element.box.height)
            .position(x: element.box.midX, y: element.box.midY)
        }
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { view?.follow(finger: $0.location, isUp: false) }
          .onEnded { view?.follow(finger: $0.location, isUp: true) })
    }
    .accessibilityElement(children: .contain)
  }

  /// A node that is an element.
  private struct Element: Identifiable {
    let id: ObjectIdentifier
    let label: String
    let value: String
    let identifier: String
    let traits: AccessibilityTraits
    let box: CGRect
  }

  private func elements(in size: CGSize) -> [Element] {
    guard let view else { return [] }
    view.fit(size)
    guard let scene = view.scene else { return [] }
    return scene.descendants.filter { $0.isAccessibilityElement && !$0.isHidden }.map { node in
      let frame = node.calculateAccumulatedFrame()
      let parent = node.parent ?? scene
      let corners = [
        CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY),
      ].map { scene.convertPoint(toView: parent.convert($0, to: scene)) }
      return Element(
        id: ObjectIdentifier(node),
        label: node.accessibilityLabel ?? (node as? SKLabelNode)?.text ?? "",
        value: node.accessibilityValue ?? "",
        identifier: node.accessibilityIdentifier ?? node.name ?? "",
        traits: Self.traits(of: node),
        box: CGRect(
          x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y),
          width: abs(corners[0].x - corners[1].x), height: abs(corners[0].y - corners[1].y)))
    }
  }

  private static func traits(of node: SKNode) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    if node.accessibilityTraits.contains(.button) { traits.formUnion(.isButton) }
    if node.accessibilityTraits.contains(.image) { traits.formUnion(.isImage) }
    if node.accessibilityTraits.contains(.staticText) || node is SKLabelNode {
      traits.formUnion(.isStaticText)
    }
    return traits
  }
}
