// What `#colorLiteral` and `#imageLiteral` stand for, which Xcode shows as a colour and a picture.

/// The type of a colour literal where nothing says another one.
public typealias _ColorLiteralType = UIColor

/// The type of an image literal where nothing says another one.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// A colour by its components.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// A picture of the app's asset catalogue.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(size: CGSize(width: 60, height: 60))
  }
}
