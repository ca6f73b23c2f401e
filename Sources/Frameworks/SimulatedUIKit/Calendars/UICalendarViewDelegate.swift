public import Foundation

/// Told of months, and asked what stands below days.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: AnyObject {
  /// What stands below a day; only pixels show it.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Another month shows.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Nothing.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Nothing is done.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

extension UICalendarView {
  /// How large what stands below a day is.
  public enum DecorationSize: Int, Sendable {
    case small
    case medium
    case large
  }

  /// What stands below a day; only pixels show it.
  @MainActor @preconcurrency
  open class Decoration: NSObject {
    /// A dot.
    public override init() { super.init() }

    /// A dot of a colour.
    open class func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration() }

    /// A picture.
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration() }

    /// A view.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration()
    }
  }
}
