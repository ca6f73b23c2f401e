public import Foundation

/// A month, whose days can be chosen.
///
/// Each day is a button with its date as the label; two buttons lead to other months.
@MainActor @preconcurrency
open class UICalendarView: UIView {
  /// How days are counted.
  open var calendar = Calendar.current { didSet { showMonth() } }
  /// How dates are written.
  open var locale = Locale.current { didSet { showMonth() } }
  /// Where days begin.
  open var timeZone: TimeZone? { didSet { showMonth() } }
  /// Which letters are used.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// Told of months, and asked what stands below days.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// How days are chosen.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      selectionBehavior?.onChange = { [weak self] in self?.showMonth() }
      showMonth()
    }
  }
  /// The days that there are.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { showMonth() }
  }
  /// The month that shows.
  open var visibleDateComponents: DateComponents {
    get { calendar.dateComponents([.calendar, .era, .year, .month], from: month) }
    set { show(newValue) }
  }
  private var month = Date()
  private let title = UILabel()
  private let previous = UIButton(type: .system)
  private let following = UIButton(type: .system)
  private var days: [UIButton] = []

  /// A month.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A month of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    previous.accessibilityLabel = "Previous Month"
    following.accessibilityLabel = "Next Month"
    previous.addAction(UIAction { [weak self] _ in self?.turn(-1) }, for: .touchUpInside)
    following.addAction(UIAction { [weak self] _ in self?.turn(1) }, for: .touchUpInside)
    for view in [title, previous, following] as [UIView] { addSubview(view) }
    showMonth()
  }

  /// Shows another month.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    show(dateComponents)
  }

  /// Asks again what stands below days.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    showMonth()
  }

  private func show(_ components: DateComponents) {
    guard let date = calendar.date(from: components) else { return }
    month = date
    showMonth()
  }

  private func turn(_ count: Int) {
    let before = visibleDateComponents
    month = calendar.date(byAdding: .month, value: count, to: month) ?? month
    showMonth()
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before)
  }

  /// Makes the buttons of the month that shows.
  private func showMonth() {
    for day in days { day.removeFromSuperview() }
    title.text = text("MMMM yyyy", month)
    let start = calendar.dateInterval(of: .month, for: month)?.start ?? month
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    days = (0..<count).map { place in
      button(for: calendar.date(byAdding: .day, value: place, to: start) ?? start)
    }
    for day in days { addSubview(day) }
    setNeedsLayout()
  }

  private func button(for date: Date) -> UIButton {
    let parts = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    let button = UIButton(type: .system)
    button.setTitle("\(parts.day ?? 0)", for: .normal)
    button.accessibilityLabel = text("EEEE, MMMM d", date)
    button.isSelected = selectionBehavior?.contains(parts) ?? false
    button.isEnabled =
      availableDateRange.contains(date) && selectionBehavior?.canChoose(parts) ?? true
    button.addAction(
      UIAction { [weak self] _ in self?.selectionBehavior?.choose(parts) }, for: .touchUpInside)
    return button
  }

  private func text(_ format: String, _ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = timeZone ?? calendar.timeZone
    formatter.dateFormat = format
    return formatter.string(from: date)
  }

  /// Places the days in weeks.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height): (CGFloat, CGFloat) = (bounds.width / 7, 44)
    title.frame = CGRect(x: 8, y: 0, width: bounds.width - 104, height: height)
    previous.frame = CGRect(x: bounds.width - 96, y: 0, width: 44, height: height)
    following.frame = CGRect(x: bounds.width - 48, y: 0, width: 44, height: height)
    let start = calendar.dateInterval(of: .month, for: month)?.start ?? month
    let first = calendar.component(.weekday, from: start) - calendar.firstWeekday
    for (number, day) in days.enumerated() {
      let place = number + (first + 7) % 7
      day.frame = CGRect(
        x: CGFloat(place % 7) * width, y: height * CGFloat(place / 7 + 1), width: width,
        height: height)
    }
  }

  /// The size that the system gives it.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 44 * 7) }
}
