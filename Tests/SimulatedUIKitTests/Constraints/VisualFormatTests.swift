import Testing

@testable import SimulatedUIKit

/// Rules that are written as pictures of characters.
@MainActor @Suite(.serialized) struct VisualFormatTests {
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let views: [String: UIView]

  init() {
    views = Dictionary(
      uniqueKeysWithValues: ["one", "two", "three"].map { ($0, UIView(frame: .zero)) })
    for view in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.addSubview(view)
    }
  }

  private func activate(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    screen.layoutIfNeeded()
  }

  private func frame(_ name: String) -> CGRect? { views[name]?.frame }

  @Test func viewsStandInARow() {
    activate("H:|-20-[one(100)]-[two]-(30)-|", "V:|[one(40)]", "V:|-5-[two(one)]")
    #expect(frame("one") == CGRect(x: 20, y: 0, width: 100, height: 40))
    #expect(frame("two") == CGRect(x: 128, y: 5, width: 142, height: 40))
  }

  @Test func bareConnectionsToTheSuperviewAreItsMargins() {
    screen.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    activate("|-[one]-|", "V:|-[one]-|")
    #expect(frame("one") == CGRect(x: 20, y: 1, width: 240, height: 596))
  }

  @Test func metricsPrioritiesAndRelationsCount() {
    activate(
      "|[one(>=low,==high@500)]-gap-[two(50)]|", "V:|[one(10)]",
      options: [.alignAllTop, .alignAllBottom],
      metrics: ["low": 30, "high": 400.0, "gap": CGFloat(7)])
    #expect(frame("one") == CGRect(x: 0, y: 0, width: 243, height: 10))
    #expect(frame("two") == CGRect(x: 250, y: 0, width: 50, height: 10))
  }

  @Test(arguments: [
    ("V|[one]|", "Expected ':' after 'V' to specify vertical arrangement", 1),
    ("H|[one]", "Expected ':' after 'H' to specify horizontal arrangement", 1),
    ("[one(20]", "Expected a ')' here", 7), ("[one", "Expected a ']' here", 4),
    ("", "Expected a view", 0), ("[one]-10[two]", "Expected a '-' here", 8),
    ("[one(==)]", "Expected a number or the name of a metric or view", 7),
    ("[one]|x", "Unexpected character after superview", 6),
  ])
  func whatIsWrongIsSaid(format: String, message: String, offset: Int) {
    #expect(throws: VisualFormat.Problem(message: message, offset: offset)) {
      try VisualFormat(format)
    }
  }
}
