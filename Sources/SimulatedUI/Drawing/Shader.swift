/// A function that a device's graphics processor runs; nothing runs it here.
@available(iOS17 )
public struct Shader: Equatable, Sendable {
  /// What a shader is given.
  public struct Argument: Equatable, Sendable {
    private let text: String

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument(text: "\(x)")
    }

    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(text: "\(x) \(y)")
    }

    /// A size.
    public static func float2(_ size: CGSize) -> Argument {
      Argument(text: "\(size.width) \(size.height)")
    }

    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument(text: "color") }

    /// The frame of the view.
    public static let boundingRect = Argument(text: "boundingRect")
  }

  /// The function.
  public var function: ShaderFunction
  /// What it is given.
  public var arguments: [Argument]

  /// A call of a function.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

/// A function in a library of shaders.
@dynamicCallable
@available(iOS17 )
public struct ShaderFunction: Equatable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The name.
  public var name: String

  /// A function by its name.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// A call of the function.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A library of shaders.
@dynamicMemberLookup
@available(iOS17 )
public struct ShaderLibrary: Equatable, Sendable {
  private let name: String

  /// The app's own.
  public static let `default` = ShaderLibrary(name: "default")

  /// That of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: "bundle") }

  /// A function of the app's own library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// A function.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

extension View {
  /// Lets a shader change colours.
  @available(iOS17 )
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Lets a shader move points.
  @available(iOS17 )
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  /// Lets a shader draw the view anew.
  @available(iOS17 )
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}
