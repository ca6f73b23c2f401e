import TerminalModel

/// The pictures that a terminal with kitty's protocol has, so that each is handed over once.
struct KittyImages {
  private struct Image {
    var raster: Raster
    var number: UInt32
  }

  /// Pictures that the terminal keeps for us, besides those that are shown.
  private static let limit = 16
  /// Numbers that no other program is likely to have used on this screen.
  private static let first: UInt32 = 0x706D_0000

  private var images: [Image] = []
  private var count: UInt32 = 0

  /// The number of a picture, and what hands it over if the terminal does not have it.
  mutating func number(
    of raster: Raster, packing: PicturePacking
  ) -> (number: UInt32, sequences: [[UInt8]]) {
    if let index = images.firstIndex(where: { $0.raster == raster }) {
      // The last ones are kept longest.
      images.append(images.remove(at: index))
      return (images[images.count - 1].number, [])
    }
    count = (count + 1) & 0xFFFF
    let image = Image(raster: raster, number: Self.first | count)
    images.append(image)
    return (
      image.number,
      KittyGraphics.transmission(of: raster, image: image.number, packing: packing)
    )
  }

  /// What has the terminal forget pictures that were not shown for long.
  mutating func forgetting(except shown: Set<UInt32>) -> [[UInt8]] {
    var sequences: [[UInt8]] = []
    while images.count > Self.limit,
      let index = images.firstIndex(where: { !shown.contains($0.number) })
    {
      sequences.append(KittyGraphics.forgetting(image: images.remove(at: index).number))
    }
    return sequences
  }
}
