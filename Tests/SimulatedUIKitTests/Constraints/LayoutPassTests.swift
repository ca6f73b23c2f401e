import SimulatedUIKit
import Testing

/// Where rules put views.
@MainActor @Suite(.serialized) struct LayoutPassTests {
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  private final class Sized: UIView {
    private let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func add(_ width: CGFloat = -1, _ height: CGFloat = -1, to view: UIView? = nil) -> UIView
  {
    let made = Sized(width, height)
    (view ?? screen).addSubview(made)
    return made
  }

  @Test func anchorsSayWhereViewsAre() {
    let (one, two) = (add(), add(40, 20))
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: screen.topAnchor, constant: 10),
      one.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
      one.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
      one.heightAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5),
      two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 8),
      two.centerXAnchor.constraint(equalTo: one.centerXAnchor),
    ])
    screen.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 20, y: 10, width: 260, height: 130))
    #expect(two.frame == CGRect(x: 130, y: 148, width: 40, height: 20))
  }

  @Test func whoeverResistsLessGivesWay() {
    let (one, two) = (add(200, 20), add(200, 20))
    one.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      two.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
      one.topAnchor.constraint(equalTo: screen.topAnchor),
      two.topAnchor.constraint(equalTo: screen.topAnchor),
    ])
    screen.layoutIfNeeded()
    #expect(one.frame.width == 200)
    #expect(two.frame == CGRect(x: 200, y: 0, width: 100, height: 20))
  }

  @Test func aChangedConstantMovesViews() {
    let one = add(10, 10)
    let left = one.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 5)
    left.isActive = true
    one.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
    screen.layoutIfNeeded()
    #expect(one.frame.minX == 5)
    left.constant = 50
    screen.layoutIfNeeded()
    #expect(one.frame.minX == 50)
    one.removeFromSuperview()
    #expect(!left.isActive)
  }

  @Test func stacksShareTheirRoom() {
    let views = [Sized(10, 10), Sized(20, 30), Sized(30, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    stack.spacing = 10
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [100, 100, 100])
    #expect(views.map(\.frame.minX) == [0, 110, 220])
    #expect(views.allSatisfy { $0.frame.height == 100 })

    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [10, 20, 30])
    #expect(views.map(\.frame.minX) == [0, 140, 290])
    #expect(views.allSatisfy { $0.frame.midY == 50 })

    views[1].isHidden = true
    stack.distribution = .fill
    stack.layoutIfNeeded()
    #expect(views[0].frame.minX == 0)
    #expect(views[2].frame.maxX == 320)
    #expect(views[2].frame.minX == views[0].frame.maxX + 10)
  }

  @Test func rulesGiveAViewTheSizeOfItsContent() {
    let stack = UIStackView(arrangedSubviews: [Sized(50, 20), Sized(80, 30)])
    stack.axis = .vertical
    stack.spacing = 4
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 80, height: 54))
  }

  @Test func whatIsScrolledGetsItsSizeFromRules() {
    let scroller = UIScrollView()
    scroller.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(scroller)
    let content = add(to: scroller)
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
      scroller.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
      scroller.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
      content.topAnchor.constraint(equalTo: scroller.topAnchor, constant: 7),
      content.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroller.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
    ])
    screen.layoutIfNeeded()
    #expect(scroller.frame == CGRect(x: 0, y: 100, width: 300, height: 500))
    #expect(content.frame == CGRect(x: 0, y: 7, width: 300, height: 2000))
    #expect(scroller.contentSize == CGSize(width: 300, height: 2007))
  }

  @Test func rulesTellWhatTheySay() {
    let one = add()
    let rule = one.widthAnchor.constraint(equalToConstant: 100)
    rule.identifier = "wide"
    let text = rule.description
    #expect(text.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(text.contains(" 'wide' Sized:0x"))
    #expect(text.hasSuffix(".width == 100   (inactive)>"))
  }

  @Test func threeHundredViewsAreLaidOut() {
    var above = screen.topAnchor
    var last: UIView?
    for number in 0..<300 {
      let row = add(CGFloat(number % 40), 10)
      row.topAnchor.constraint(equalTo: above, constant: 2).isActive = true
      row.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 3).isActive = true
      above = row.bottomAnchor
      last = row
    }
    screen.layoutIfNeeded()
    #expect(last?.frame == CGRect(x: 3, y: 299 * 12 + 2, width: 299 % 40, height: 10))
  }
}
