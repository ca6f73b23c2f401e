import SimulatedUIKit
import VirtualTime

/// What the content of a presentation says about it, and where a sheet rests.
@MainActor final class SheetModel {
  /// Where the sheet may rest; at its largest height when there is none.
  private(set) var detents: Set<PresentationDetent> = []
  private(set) var selection: Binding<PresentationDetent>?
  private(set) var indicator = Visibility.automatic
  private(set) var isDismissDisabled = false
  private(set) var interaction = PresentationBackgroundInteraction.automatic
  private(set) var contentScrolls = false
  private(set) var adaptation = PresentationAdaptation.automatic
  /// Whether the app says what stands behind the content.
  private(set) var hasBackground = false
  /// Whether the presentation is on its way in.
  private(set) var isArriving = false
  /// Where the sheet rests while the app does not say.
  private var resting: PresentationDetent?
  /// How far down a finger has pulled the sheet, in points; negative upwards.
  private(set) var drag: CGFloat = 0
  /// The heights at the last layout, in points.
  private var heights: [PresentationDetent: CGFloat] = [:]
  private weak var node: ViewNode?

  init(node: ViewNode) { self.node = node }

  /// Takes in where the sheet may rest.
  func setDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>?
  ) {
    let isSame = self.detents == detents && self.selection?.wrappedValue == selection?.wrappedValue
    self.detents = detents
    self.selection = selection
    if !isSame { changed() }
  }

  /// Takes in whether the handle is shown.
  func setIndicator(_ visibility: Visibility) {
    guard indicator != visibility else { return }
    indicator = visibility
    changed()
  }

  /// Takes in whether the sheet stays when it is dragged down.
  func setDismissDisabled(_ isDisabled: Bool) {
    guard isDismissDisabled != isDisabled else { return }
    isDismissDisabled = isDisabled
    changed()
  }

  /// Takes in whether what is behind takes touches.
  func setInteraction(_ interaction: PresentationBackgroundInteraction) {
    self.interaction = interaction
    changed()
  }

  /// Takes in what a swipe in scrolling content does first.
  func setContentScrolls(_ scrolls: Bool) { contentScrolls = scrolls }

  /// Takes in how the presentation is adapted where there is little room.
  func setAdaptation(_ adaptation: PresentationAdaptation) {
    guard self.adaptation != adaptation else { return }
    self.adaptation = adaptation
    changed()
  }

  /// Takes in that the app says what stands behind the content.
  func setBackground() {
    guard !hasBackground else { return }
    hasBackground = true
    changed()
  }

  /// Notes that the presentation comes in.
  ///
  /// - Parameter duration: How long that takes.
  func arrive(in duration: Duration) {
    guard !StillChanges.isOn, UIView.areAnimationsEnabled else { return }
    isArriving = true
    VirtualTime.schedule(after: duration, kind: .animation, label: "presentation") { [weak self] in
      guard let self, isArriving else { return }
      isArriving = false
      changed()
      node?.graph.queue.wake()
    }
  }

  /// Forgets where the sheet was: it has gone.
  func reset() {
    isArriving = false
    resting = nil
    drag = 0
  }

  /// Where the sheet rests: as the app says, or at the lowest place.
  func current(isShorter: (PresentationDetent, PresentationDetent) -> Bool) -> PresentationDetent {
    if let selection, detents.contains(selection.wrappedValue) { return selection.wrappedValue }
    if let resting, detents.contains(resting) { return resting }
    return detents.min(by: isShorter) ?? .large
  }

  /// The height of the sheet in a place, without what a finger does.
  ///
  /// - Parameter height: The height of a detent, in points.
  /// - Returns: The height in points.
  func height(_ height: (PresentationDetent) -> CGFloat?) -> CGFloat {
    heights = [:]
    for detent in detents.isEmpty ? [.large] : detents {
      if let known = height(detent) { heights[detent] = known }
    }
    return heights[currentDetent] ?? height(.large) ?? 0
  }

  /// Where the sheet rests, by the heights of the last layout.
  var currentDetent: PresentationDetent {
    current { (heights[$0] ?? $0.guess) < (heights[$1] ?? $1.guess) }
  }

  /// Whether the sheet could be higher.
  var canGrow: Bool {
    let height = heights[currentDetent] ?? 0
    return heights.values.contains { $0 > height }
  }

  /// Whether what is behind takes touches.
  var letsTouchesThrough: Bool {
    switch interaction.kind {
    case .automatic, .disabled: false
    case .enabled: true
    case .enabledThrough(let detent):
      (heights[currentDetent] ?? currentDetent.guess) <= (heights[detent] ?? detent.guess)
    }
  }

  /// Whether the handle is shown: by itself where the sheet has several heights.
  var showsIndicator: Bool {
    switch indicator {
    case .automatic: detents.count > 1
    case .visible: true
    case .hidden: false
    }
  }

  /// Follows a finger.
  func pull(by distance: CGFloat) {
    // A sheet that cannot go further gives way a little.
    drag = distance < 0 && !canGrow ? distance / 10 : distance
    changed()
  }

  /// Lets the sheet come to rest where it is nearest to by its speed.
  ///
  /// - Parameter velocity: In points per second, downwards.
  /// - Returns: Whether the sheet is to go.
  func release(velocity: CGFloat) -> Bool {
    let height = (heights[currentDetent] ?? 0) - drag - velocity * 0.2
    drag = 0
    let lowest = heights.values.min() ?? 0
    if height < lowest / 2, !isDismissDisabled { return true }
    let nearest = heights.min { abs($0.value - height) < abs($1.value - height) }
    if let nearest { rest(at: nearest.key) }
    changed()
    return false
  }

  /// Moves on to the next higher place, or from the highest to the lowest.
  func step() {
    let sorted = heights.sorted { $0.value < $1.value }.map(\.key)
    guard sorted.count > 1, let index = sorted.firstIndex(of: currentDetent) else { return }
    rest(at: sorted[(index + 1) % sorted.count])
    changed()
  }

  private func rest(at detent: PresentationDetent) {
    let isNew = detent != currentDetent
    resting = detent
    guard isNew else { return }
    selection?.wrappedValue = detent
    node?.graph.beginTransition(.milliseconds(300), label: "sheet detent")
  }

  private func changed() {
    if let node { node.graph.requestBuild(of: node) }
  }
}

private struct SheetModelKey: EnvironmentKey {
  static var defaultValue: SheetModel? { nil }
}

extension EnvironmentValues {
  /// The presentation that views in this place are the content of.
  var sheetModel: SheetModel? {
    get { self[SheetModelKey.self] }
    set { self[SheetModelKey.self] = newValue }
  }
}
