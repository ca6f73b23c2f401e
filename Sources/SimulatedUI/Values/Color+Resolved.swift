import ElementModel

extension Color {
  /// A colour by its components, for a certain environment.
  public struct Resolved: Hashable, Sendable {
    /// How much red, in proportion to light.
    public var linearRed: Float
    /// How much green, in proportion to light.
    public var linearGreen: Float
    /// How much blue, in proportion to light.
    public var linearBlue: Float
    /// From 0 for transparent to 1.
    public var opacity: Float

    /// Creates a colour from components.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let isLinear = colorSpace == .sRGBLinear
      linearRed = isLinear ? red : Self.linear(red)
      linearGreen = isLinear ? green : Self.linear(green)
      linearBlue = isLinear ? blue : Self.linear(blue)
      self.opacity = opacity
    }

    /// How much red, as screens count it.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// How much green, as screens count it.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// How much blue, as screens count it.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The transfer function of sRGB (IEC 61966-2-1).
    private static func linear(_ value: Float) -> Float {
      let magnitude = value.magnitude
      let result =
        magnitude <= 0.04045
        ? magnitude / 12.92 : Float(pow(Double((magnitude + 0.055) / 1.055), 2.4))
      return value < 0 ? -result : result
    }

    private static func encoded(_ value: Float) -> Float {
      let magnitude = value.magnitude
      let result =
        magnitude <= 0.0031308
        ? magnitude * 12.92 : Float(1.055 * pow(Double(magnitude), 1 / 2.4) - 0.055)
      return value < 0 ? -result : result
    }

    /// 8 bits each of red, green and blue, as an element carries them; transparent colours are
    /// mixed with what is usually behind.
    func elementColor(on background: Color.Resolved) -> ElementColor {
      func byte(_ own: Float, _ other: Float) -> UInt8 {
        let value = own * opacity + other * (1 - opacity)
        return UInt8(max(0, min(255, (value * 255).rounded())))
      }
      return ElementColor(
        red: byte(red, background.red), green: byte(green, background.green),
        blue: byte(blue, background.blue))
    }
  }

  /// The colour within an environment.
  nonisolated public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch source {
    case .components(let color): return color
    case .faded(let color, let opacity):
      var result = color.resolve(in: environment)
      result.opacity *= Float(opacity)
      return result
    case .mixed(let one, let other, let fraction):
      return Self.mixed(
        one.resolve(in: environment), other.resolve(in: environment),
        Float(max(0, min(1, fraction))))
    case .asset(let name):
      let isDark = environment.colorScheme == .dark
      guard let color = AssetColor.named(name, isDark: isDark) else {
        return SystemColor.resolved("label", in: environment)
      }
      return Resolved(
        red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    case .named("accentColor"):
      if let tint = environment.tintStyle { return tint.color(in: environment) }
      if let color = AssetColor.named("AccentColor", isDark: environment.colorScheme == .dark) {
        return Resolved(
          red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
      }
      return SystemColor.resolved("systemBlue", in: environment)
    case .named(let name): return SystemColor.resolved(name, in: environment)
    }
  }

  nonisolated private static func mixed(
    _ one: Resolved, _ other: Resolved, _ fraction: Float
  ) -> Resolved {
    func between(_ start: Float, _ end: Float) -> Float { start + (end - start) * fraction }
    return Resolved(
      red: between(one.red, other.red), green: between(one.green, other.green),
      blue: between(one.blue, other.blue), opacity: between(one.opacity, other.opacity))
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components in hexadecimal digits, `#RRGGBBAA`.
  public var description: String {
    "#"
      + [red, green, blue, opacity].map { value in
        let byte = Int(max(0, min(255, (value * 255).rounded())))
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }
}

extension Color.Resolved: Codable {
  /// Writes the linear components.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for part in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(part) }
  }

  /// Reads the linear components.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      colorSpace: .sRGBLinear, red: try container.decode(Float.self),
      green: try container.decode(Float.self), blue: try container.decode(Float.self),
      opacity: try container.decode(Float.self))
  }
}
