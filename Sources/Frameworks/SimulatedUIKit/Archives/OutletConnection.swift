/// Connections between what an archive has made.
@MainActor enum OutletConnection {
  /// Sets an outlet: those that UIKit's classes have, or one of the app's class.
  static func connect(_ owner: AnyObject, _ key: String, _ value: AnyObject) {
    switch (owner, key) {
    case (let controller as UIViewController, "view"):
      if let view = value as? UIView, controller.viewIfLoaded !== view { controller.view = view }
    case (let table as UITableView, "dataSource"):
      table.dataSource = value as? any UITableViewDataSource
    case (let grid as UICollectionView, "dataSource"):
      grid.dataSource = value as? any UICollectionViewDataSource
    case (let scroller as UIScrollView, "delegate"):
      scroller.delegate = value as? any UIScrollViewDelegate
    case (let field as UITextField, "delegate"):
      field.delegate = value as? any UITextFieldDelegate
    case (let text as UITextView, "delegate"): text.delegate = value as? any UITextViewDelegate
    case (let view as UIView, "gestureRecognizers"):
      if let recognizer = value as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
    default:
      if !_OutletTable.set(key, of: owner, to: value) {
        print(
          "Outlet \(key) of \(type(of: owner)) is not set: the class has no @IBOutlet of that name")
      }
    }
  }

  /// Has an action called.
  static func act(
    _ owner: AnyObject, _ action: Selector, _ target: AnyObject?, on event: UIControl.Event
  ) {
    switch owner {
    case let control as UIControl: control.addTarget(target, action: action, for: event)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default: break
    }
  }

  /// Has a segue performed when something is tapped.
  static func segue(
    _ owner: AnyObject, from controller: UIViewController, _ id: String, _ kind: String
  ) {
    weak let source = controller
    switch owner {
    case let control as UIControl:
      control.addAction(
        UIAction { [weak control] _ in source?.perform(segue: id, sender: control) },
        for: .touchUpInside)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) {
        [weak item] _ in source?.perform(segue: id, sender: item)
      }
    case let cell as UITableViewCell:
      cell.selectionSegue = { [weak cell] in source?.perform(segue: id, sender: cell) }
    case let cell as UICollectionViewCell:
      cell.selectionSegue = { [weak cell] in source?.perform(segue: id, sender: cell) }
    case let container as UIView where kind == "embed":
      controller.embed(segue: id, in: container)
    default: break
    }
  }
}
