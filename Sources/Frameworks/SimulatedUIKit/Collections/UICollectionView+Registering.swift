extension UICollectionView {
  /// Has cells of a class made for an identifier.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    cells.makers[identifier] = type.map { type in
      {
        UIView.make(type, frame: CGRect(x: 0, y: 0, width: 50, height: 50)) as? UICollectionViewCell
      }
    }
  }

  /// Has cells made of a xib for an identifier.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cells.makers[identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionViewCell }.first }
    }
  }

  /// Has headers and footers of a class made for an identifier.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    supplements.makers[elementKind + identifier] = type.map { type in
      { UIView.make(type, frame: .zero) as? UICollectionReusableView }
    }
  }

  /// Has headers and footers made of a xib for an identifier.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements.makers[kind + identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first }
    }
  }

  /// A cell for an item, of the class that has been registered.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = cells.dequeue(identifier) as? UICollectionViewCell else {
      fatalError(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
    }
    cell.isHeader = isHeader(indexPath)
    return cell
  }

  /// A cell for an item, made and filled as a registration says.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if cells.makers[identifier] == nil {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: identifier)
      }
    }
    guard let cell = cells.dequeue(identifier) as? Cell else {
      fatalError("could not make a cell of \(Cell.self)")
    }
    cell.isHeader = isHeader(indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header or footer, of the class that has been registered.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplements.dequeue(elementKind + identifier) { return view }
    fatalError(
      "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must "
        + "register a nib or a class for the identifier")
  }

  /// A header or footer, made and filled as a registration says.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if supplements.makers[kind + identifier] == nil {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        register(
          Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    guard let view = supplements.dequeue(kind + identifier) as? Supplementary else {
      fatalError("could not make a view of \(Supplementary.self)")
    }
    (view as? UICollectionViewCell)?.isHeader = kind == Self.elementKindSectionHeader
    registration.handler(view, kind, indexPath)
    return view
  }

  /// How cells of a class are made and filled.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let identifier = UUID().uuidString
    let nib: UINib?
    let handler: Handler

    /// Says how cells are filled.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Says of which xib cells are made, and how they are filled.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// How headers or footers of a class are made and filled.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a header or footer.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let identifier = UUID().uuidString
    let nib: UINib?
    let elementKind: String
    let handler: Handler

    /// Says how headers or footers are filled.
    public init(elementKind: String, handler: @escaping Handler) {
      nib = nil
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Says of which xib headers or footers are made, and how they are filled.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      nib = supplementaryNib
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}
