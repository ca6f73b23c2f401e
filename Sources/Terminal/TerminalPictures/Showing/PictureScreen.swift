package import TerminalModel

/// The pictures that stand on a terminal, and what it is sent for others to stand there.
package struct PictureScreen {
  /// A picture that stands.
  private struct Shown {
    var placement: RasterPlacement
    /// The number by which kitty's protocol knows it.
    var image: UInt32 = 0
  }

  /// How the pictures are shown; none are by cells.
  package let way: PictureProtocol
  private let passthrough: Passthrough
  private let packing: PicturePacking
  private var shown: [Shown] = []
  private var kitty = KittyImages()
  /// Whether the terminal may have pictures that we know nothing of any more.
  private var mayHaveOthers = false

  /// Creates a screen without pictures.
  ///
  /// - Parameters:
  ///   - way: How pictures are shown.
  ///   - passthrough: How sequences reach the terminal.
  ///   - packing: How they are made smaller.
  package init(way: PictureProtocol, passthrough: Passthrough, packing: PicturePacking) {
    self.way = way
    self.passthrough = passthrough
    self.packing = packing
  }

  /// Whether any picture stands.
  package var isEmpty: Bool { shown.isEmpty }

  /// Composes what makes some pictures stand, and no others.
  ///
  /// - Parameters:
  ///   - placements: The pictures; what lies outside the screen is cut off.
  ///   - size: Cells of the screen.
  /// - Returns: What is written, and what is not.
  package mutating func update(
    to placements: [RasterPlacement], size: TerminalSize
  ) -> PictureUpdate {
    guard way.hasPixels else { return PictureUpdate() }
    let wanted = placements.compactMap { $0.clipped(to: area(of: size)) }
    return way == .kitty ? updateKitty(to: wanted) : updateCells(to: wanted)
  }

  /// Notes that the screen is blank by now, and that all is to be sent again.
  package mutating func forget() {
    mayHaveOthers = mayHaveOthers || !shown.isEmpty
    shown = []
    kitty = KittyImages()
  }

  /// What takes all pictures away that would outlive the screen; they are to be sent again afterwards.
  package mutating func clear() -> [UInt8] {
    let hadAny = mayHaveOthers || !shown.isEmpty
    forget()
    mayHaveOthers = false
    return hadAny ? lastWords : []
  }

  /// What takes all pictures away that would outlive the screen, whichever they are.
  package var lastWords: [UInt8] {
    way == .kitty ? passthrough.wrapped(KittyGraphics.forgettingAll) : []
  }

  /// Where pictures may be: some terminals scroll after one that reaches the last row.
  private func area(of size: TerminalSize) -> CellRectangle {
    CellRectangle(
      column: 0, row: 0, columns: size.columns, rows: way == .kitty ? size.rows : size.rows - 1)
  }

  private mutating func updateKitty(to wanted: [RasterPlacement]) -> PictureUpdate {
    var update = PictureUpdate()
    if mayHaveOthers { update.pieces.append(piece(KittyGraphics.forgettingAll)) }
    mayHaveOthers = false
    let old = shown
    shown = []
    var removals: [[UInt8]] = []
    for placement in wanted {
      let before = old.first { $0.placement.identity == placement.identity }
      if let before, before.placement == placement {
        shown.append(before)
        update.standing.append(placement.rectangle)
        continue
      }
      let (image, sequences) = kitty.number(of: placement.raster, packing: packing)
      update.pieces += sequences.map { piece($0) }
      let number = Self.number(of: placement)
      update.pieces.append(
        piece(
          KittyGraphics.placing(image: image, placement: number, cells: placement.rectangle),
          at: placement.rectangle))
      if let before, before.image != image {
        removals.append(KittyGraphics.removing(image: before.image, placement: number))
      }
      shown.append(Shown(placement: placement, image: image))
    }
    let identities = Set(wanted.map(\.identity))
    for gone in old where !identities.contains(gone.placement.identity) {
      removals.append(
        KittyGraphics.removing(
          image: gone.image, placement: Self.number(of: gone.placement)))
    }
    removals += kitty.forgetting(except: Set(shown.map(\.image)))
    update.pieces += removals.map { piece($0) }
    return update
  }

  /// The number of a place in kitty's protocol, which begins at 1.
  private static func number(of placement: RasterPlacement) -> UInt32 {
    UInt32(truncatingIfNeeded: placement.identity) & 0x3FFF_FFFF + 1
  }

  /// Sixels and inline images are in the terminal's cells: they are gone where these are written.
  private mutating func updateCells(to wanted: [RasterPlacement]) -> PictureUpdate {
    var update = PictureUpdate()
    let sent = wanted.filter { placement in !shown.contains { $0.placement == placement } }
    for gone in shown where !wanted.contains(gone.placement) {
      let isHidden = sent.contains { new in
        new.rectangle == gone.placement.rectangle && new.raster.isOpaque
      }
      if !isHidden { update.rewritten.append(gone.placement.rectangle) }
    }
    // What stands under one that goes, or that comes, is sent again as well, and so on.
    var touched = update.rewritten + sent.map(\.rectangle)
    var standing = wanted.filter { !sent.contains($0) }
    while let index = standing.firstIndex(where: { placement in
      touched.contains { !$0.intersection(placement.rectangle).isEmpty }
    }) {
      touched.append(standing.remove(at: index).rectangle)
    }
    update.standing = standing.map(\.rectangle)
    for placement in wanted where !standing.contains(placement) {
      let bytes =
        way == .sixel
        ? Sixels.sequence(for: placement.raster)
        : ITermImages.sequence(
          for: placement.raster, cells: placement.rectangle, packing: packing)
      update.pieces.append(piece(bytes, at: placement.rectangle))
    }
    shown = wanted.map { Shown(placement: $0) }
    return update
  }

  /// A sequence as it is written.
  private func piece(_ bytes: [UInt8], at cells: CellRectangle? = nil) -> PictureUpdate.Piece {
    guard let cells else {
      return PictureUpdate.Piece(position: nil, bytes: passthrough.wrapped(bytes))
    }
    let position = CellPosition(column: cells.column, row: cells.row)
    guard passthrough == .none else {
      // The cursor of the terminal itself, which the program between knows nothing of.
      let move = "\u{1B}7\u{1B}[\(position.row + 1);\(position.column + 1)H"
      return PictureUpdate.Piece(
        position: position,
        bytes: passthrough.wrapped(Array(move.utf8) + bytes + Array("\u{1B}8".utf8)))
    }
    return PictureUpdate.Piece(position: position, bytes: bytes)
  }
}
