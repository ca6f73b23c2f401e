// What is not simulated yet: sources that use it fail to compile with a message that names it. The
// tests of APITableTests keep this in step with the table of SwiftUI in the documentation.

extension View {
  /// Sets what a preview in Xcode is shown in.
  @available(*, unavailable, message: "pomelo does not simulate 'previewContext' yet")
  public func previewContext(_ value: Any) -> Self { self }

  /// Lets the view hand itself to other apps.
  @available(*, unavailable, message: "pomelo does not simulate 'itemProvider' yet")
  public func itemProvider(
    _ action: (() -> Any?)?
  ) -> Self { self }
}

extension Shape {
  /// The part that both cover.
  @available(*, unavailable, message: "pomelo does not simulate 'Shape.intersection' yet")
  public func intersection<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> Self { self }

  /// The part of the line inside another shape.
  @available(*, unavailable, message: "pomelo does not simulate 'Shape.lineIntersection' yet")
  public func lineIntersection<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> Self { self }

  /// The part of the line outside another shape.
  @available(*, unavailable, message: "pomelo does not simulate 'Shape.lineSubtraction' yet")
  public func lineSubtraction<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> Self { self }

  /// The part outside another shape.
  @available(*, unavailable, message: "pomelo does not simulate 'Shape.subtracting' yet")
  public func subtracting<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> Self { self }

  /// The parts that only one of both covers.
  @available(*, unavailable, message: "pomelo does not simulate 'Shape.symmetricDifference' yet")
  public func symmetricDifference<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> Self { self }
}
