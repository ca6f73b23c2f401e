import SimulatedFoundation

/// Something that a view lets a person do besides, such as to select texts in a picture.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
  /// The view.
  var view: UIView? { get }
  /// Called before it comes to a view, or goes from it.
  func willMove(to view: UIView?)
  /// Called when it has come to a view, or has gone from it.
  func didMove(to view: UIView?)
}

/// What a view lets a person do besides, by the view.
private final class InteractionList {
  var interactions: [any UIInteraction] = []
}

nonisolated(unsafe) private var interactionsKey: UInt8 = 0

extension UIView {
  /// What it lets a person do besides.
  public var interactions: [any UIInteraction] {
    get { list?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Lets a person do something.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    let list = list ?? InteractionList()
    list.interactions.append(interaction)
    objc_setAssociatedObject(self, &interactionsKey, list, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    interaction.didMove(to: self)
  }

  /// Lets a person do something no more.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let list, list.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    list.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  private var list: InteractionList? {
    objc_getAssociatedObject(self, &interactionsKey) as? InteractionList
  }
}
