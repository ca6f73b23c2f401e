/// What a cell, header or footer shows in the newer way, and when that is to be worked out anew.
@MainActor final class CellLook {
  /// What it shows.
  var content: (any UIContentConfiguration)? { didSet { isStale = true } }
  /// What is behind it.
  var background: UIBackgroundConfiguration?
  /// Whether the app is to be asked how the cell looks as it is now.
  var updateIsDue = true
  private var isStale = false
  private var view: (any UIView & UIContentView)?

  /// Takes note that the cell is in another state.
  func stateChanged() {
    isStale = true
    updateIsDue = true
  }

  /// The view that shows the content, the same one as long as the content is of one type.
  ///
  /// - Parameter state: How the cell is.
  /// - Returns: The view; nil when there is no such content.
  func contentView(in state: UICellConfigurationState) -> UIView? {
    guard let content else {
      view = nil
      return nil
    }
    guard isStale || view == nil else { return view }
    isStale = false
    let current = content.updated(for: state)
    if let view, type(of: view.configuration) == type(of: current) {
      view.configuration = current
      return view
    }
    let made = current.makeContentView()
    view = made
    return made
  }
}

/// A cell of a list or grid that can be filled by values.
@MainActor protocol ConfiguredCell: UIView {
  /// What it shows in the newer way.
  var look: CellLook { get }
  /// How it is.
  var configurationState: UICellConfigurationState { get }
  /// Has the app change its look.
  func runUpdate(_ state: UICellConfigurationState)
}

extension ConfiguredCell {
  /// Asks the app how the cell looks as it is now, if that is due.
  func updateLookIfNeeded() {
    guard look.updateIsDue else { return }
    look.updateIsDue = false
    runUpdate(configurationState)
  }

  /// Takes note that the cell is in another state; one in sight looks accordingly at once.
  func lookChanged() {
    look.stateChanged()
    guard superview != nil else { return }
    updateLookIfNeeded()
    changed()
  }
}
