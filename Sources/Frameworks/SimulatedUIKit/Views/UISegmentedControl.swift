/// A control of several segments.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// What is chosen when nothing is.
  nonisolated public static let noSegment = -1

  /// What the segments say.
  package private(set) var titles: [String] = [] { didSet { changed() } }
  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?
  /// Which segment is chosen.
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { changed() } }
  /// How many segments there are.
  open var numberOfSegments: Int { titles.count }

  /// Creates a control of titles; pictures have none.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }

  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: max(0, min(segment, titles.count)))
  }

  /// Removes all segments.
  open func removeAllSegments() { titles = [] }

  /// What a segment says.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Sets what a segment says.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }

  /// Sets how titles look.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// The size of segments that are as wide as the widest title needs.
  open override var intrinsicContentSize: CGSize {
    let widest = titles.map { TextMetrics.size(of: $0, in: .systemFont(ofSize: 13)).width }.max()
    return CGSize(width: CGFloat(titles.count) * ((widest ?? 0) + 20), height: 32)
  }
}
