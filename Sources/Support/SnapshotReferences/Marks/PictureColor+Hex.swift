import Pictures

extension PictureColor {
  /// The colour as on the web, such as `#007AFF`, with its alpha where something shows through.
  var hex: String {
    "#"
      + ([red, green, blue] + (alpha < 255 ? [alpha] : [])).map { part in
        let digits = String(part, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
