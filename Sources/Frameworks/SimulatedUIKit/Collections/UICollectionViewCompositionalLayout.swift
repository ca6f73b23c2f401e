/// A layout of sections that are made of groups.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Tells how a section is laid out.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  /// How all sections are laid out.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: SectionProvider

  /// Creates a layout of sections that are all alike.
  ///
  /// - Parameter section: The section.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init { _, _ in section }
  }

  /// Creates a layout of sections that are all alike.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - configuration: How all sections are laid out.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout of sections that are told one by one.
  ///
  /// - Parameter sectionProvider: Tells how a section is laid out.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout of sections that are told one by one.
  ///
  /// - Parameters:
  ///   - sectionProvider: Tells how a section is laid out.
  ///   - configuration: How all sections are laid out.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Not used: there are no archives of layouts here.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// A layout whose sections are all lists.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  override func list(of section: Int, in size: CGSize) -> UICollectionLayoutListConfiguration? {
    provider(section, CollectionEnvironment(size: size))?.list
  }

  override func plan(for grid: UICollectionView, in size: CGSize) -> CollectionPlan {
    let isHorizontal = configuration.scrollDirection == .horizontal
    let environment = CollectionEnvironment(size: size)
    var plan = CollectionPlan(isHorizontal: isHorizontal)
    for section in 0..<grid.numberOfSections {
      var rows =
        provider(section, environment)?.rows(
          section, count: grid.numberOfItems(inSection: section), in: size,
          isHorizontal: isHorizontal) ?? []
      if section > 0, !rows.isEmpty {
        if isHorizontal {
          rows[0].insets.leading += configuration.interSectionSpacing
        } else {
          rows[0].insets.top += configuration.interSectionSpacing
        }
      }
      plan.rows += rows
    }
    let room = CollectionRoom(width: size.width, height: size.height)
    let titles = configuration.boundarySupplementaryItems.map {
      ($0.row(at: IndexPath(index: 0), in: room), $0.isFooter)
    }
    plan.rows = titles.filter { !$0.1 }.map(\.0) + plan.rows + titles.filter(\.1).map(\.0)
    return plan
  }
}

/// How all sections of a layout are laid out.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Which way items are scrolled.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Points between sections.
  open var interSectionSpacing: CGFloat = 0
  /// Header and footer of all sections together.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What insets are added to.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}
