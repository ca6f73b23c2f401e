import SwiftUI
import UniformTypeIdentifiers

// One call of each overload, with all of its arguments and with those that it needs: a parameter stands
// for every value of its type, which compiles where the overloads are there.
@MainActor enum DrawingCalls2 {
  static func call2439(_ p0: Double) { _ = GraphicsContext.Filter.saturation(p0) }
  static func call2440(_ p0: UInt32) { _ = GraphicsContext.GradientOptions(rawValue: p0) }
  static func call2441() { _ = GraphicsContext.GradientOptions.`repeat` }
  static func call2442() { _ = GraphicsContext.GradientOptions.linearColor }
  static func call2443() { _ = GraphicsContext.GradientOptions.mirror }
  static func call2444(_ me: GraphicsContext.ResolvedImage) { _ = me.baseline }
  static func call2445(_ me: GraphicsContext.ResolvedImage) { _ = me.shading }
  static func call2446(_ me: GraphicsContext.ResolvedImage) { _ = me.size }
  static func call2447(_ me: GraphicsContext.ResolvedText, _ p0: CGSize) { _ = me.measure(in: p0) }
  static func call2448(_ me: GraphicsContext.ResolvedText) { _ = me.shading }
  static func call2449(_ p0: Color) { _ = GraphicsContext.Shading.color(p0) }
  static func call2450(_ p0: Color.RGBColorSpace, _ p1: Double, _ p2: Double, _ p3: Double, _ p4: Double) { _ = GraphicsContext.Shading.color(p0, red: p1, green: p2, blue: p3, opacity: p4); _ = GraphicsContext.Shading.color(red: p1, green: p2, blue: p3) }
  static func call2451(_ p0: Color.RGBColorSpace, _ p1: Double, _ p2: Double) { _ = GraphicsContext.Shading.color(p0, white: p1, opacity: p2); _ = GraphicsContext.Shading.color(white: p1) }
  static func call2452(_ p0: Gradient, _ p1: CGPoint, _ p2: Angle, _ p3: GraphicsContext.GradientOptions) { _ = GraphicsContext.Shading.conicGradient(p0, center: p1, angle: p2, options: p3); _ = GraphicsContext.Shading.conicGradient(p0, center: p1) }
  static func call2453() { _ = GraphicsContext.Shading.foreground }
  static func call2454(_ p0: Gradient, _ p1: CGPoint, _ p2: CGPoint, _ p3: GraphicsContext.GradientOptions) { _ = GraphicsContext.Shading.linearGradient(p0, startPoint: p1, endPoint: p2, options: p3); _ = GraphicsContext.Shading.linearGradient(p0, startPoint: p1, endPoint: p2) }
  static func call2455(_ p0: Gradient, _ p1: CGPoint, _ p2: CGFloat, _ p3: CGFloat, _ p4: GraphicsContext.GradientOptions) { _ = GraphicsContext.Shading.radialGradient(p0, center: p1, startRadius: p2, endRadius: p3, options: p4); _ = GraphicsContext.Shading.radialGradient(p0, center: p1, startRadius: p2, endRadius: p3) }
  static func call2456<S>(_ p0: S) where S : ShapeStyle { _ = GraphicsContext.Shading.style(p0) }
  static func call2457(_ p0: Image, _ p1: CGRect, _ p2: CGFloat) { _ = ImagePaint(image: p0, sourceRect: p1, scale: p2); _ = ImagePaint(image: p0) }
  static func call2458(_ me: ImagePaint) { _ = me.image }
  static func call2459(_ me: ImagePaint) { _ = me.scale }
  static func call2460(_ me: ImagePaint) { _ = me.sourceRect }
  static func call2461(_ p0: Gradient, _ p1: UnitPoint, _ p2: UnitPoint) { _ = LinearGradient(gradient: p0, startPoint: p1, endPoint: p2) }
  static func call2462(_ p0: [Color], _ p1: UnitPoint, _ p2: UnitPoint) { _ = LinearGradient(colors: p0, startPoint: p1, endPoint: p2) }
  static func call2463(_ p0: [Gradient.Stop], _ p1: UnitPoint, _ p2: UnitPoint) { _ = LinearGradient(stops: p0, startPoint: p1, endPoint: p2) }
  static func call2464(_ p0: Gradient, _ p1: UnitPoint, _ p2: UnitPoint) { _ = LinearGradient.linearGradient(p0, startPoint: p1, endPoint: p2) }
  static func call2465(_ p0: [Color], _ p1: UnitPoint, _ p2: UnitPoint) { _ = LinearGradient.linearGradient(colors: p0, startPoint: p1, endPoint: p2) }
  static func call2466(_ p0: [Gradient.Stop], _ p1: UnitPoint, _ p2: UnitPoint) { _ = LinearGradient.linearGradient(stops: p0, startPoint: p1, endPoint: p2) }
  static func call2467(_ p0: AnyGradient, _ p1: UnitPoint, _ p2: UnitPoint) { _ = LinearGradient.linearGradient(p0, startPoint: p1, endPoint: p2) }
  static func call2468() { _ = Material.bar }
  static func call2469() { _ = Material.bar }
  static func call2470() { _ = Material.regular }
  static func call2471() { _ = Material.regularMaterial }
  static func call2472() { _ = Material.thick }
  static func call2473() { _ = Material.thickMaterial }
  static func call2474() { _ = Material.thin }
  static func call2475() { _ = Material.thinMaterial }
  static func call2476() { _ = Material.ultraThick }
  static func call2477() { _ = Material.ultraThickMaterial }
  static func call2478() { _ = Material.ultraThin }
  static func call2479() { _ = Material.ultraThinMaterial }
  static func call2480() { _ = NavigationPath() }
  static func call2481<S>(_ p0: S) where S : Sequence, S.Element : Hashable { _ = NavigationPath(p0) }
  static func call2482<S>(_ p0: S) where S : Sequence, S.Element : Decodable, S.Element : Encodable, S.Element : Hashable { _ = NavigationPath(p0) }
  static func call2483(_ p0: NavigationPath.CodableRepresentation) { _ = NavigationPath(p0) }
  static func call2484<V>(_ me: NavigationPath, _ p0: V) where V : Hashable { var me = me; _ = me.append(p0) }
  static func call2485<V>(_ me: NavigationPath, _ p0: V) where V : Decodable, V : Encodable, V : Hashable { var me = me; _ = me.append(p0) }
  static func call2486(_ me: NavigationPath) { _ = me.codable }
  static func call2487(_ me: NavigationPath) { _ = me.count }
  static func call2488(_ me: NavigationPath) { _ = me.isEmpty }
  static func call2489(_ me: NavigationPath, _ p0: Int) { var me = me; _ = me.removeLast(p0); _ = me.removeLast() }
  static func call2490(_ p0: any Decoder) throws { _ = try NavigationPath.CodableRepresentation(from: p0) }
  static func call2491<Content>(_ p0: Content, _ p1: CGSize) where Content : Shape { _ = OffsetShape<Content>(shape: p0, offset: p1) }
  static func call2492<Content>(_ tContent: Content.Type) where Content : Shape { _ = OffsetShape<Content>.role }
  static func call2493<Content>(_ me: OffsetShape<Content>) where Content : Shape { _ = me.layoutDirectionBehavior }
  static func call2494<Content>(_ me: OffsetShape<Content>) where Content : Shape { _ = me.offset }
  static func call2495<Content>(_ me: OffsetShape<Content>) where Content : Shape { _ = me.shape }
  static func call2496() { _ = Path() }
  static func call2497(_ p0: CGPath) { _ = Path(p0) }
  static func call2498(_ p0: CGRect) { _ = Path(p0) }
  static func call2499(_ p0: CGRect, _ p1: CGSize, _ p2: RoundedCornerStyle) { _ = Path(roundedRect: p0, cornerSize: p1, style: p2); _ = Path(roundedRect: p0, cornerSize: p1) }
  static func call2500(_ p0: CGRect, _ p1: CGFloat, _ p2: RoundedCornerStyle) { _ = Path(roundedRect: p0, cornerRadius: p1, style: p2); _ = Path(roundedRect: p0, cornerRadius: p1) }
  static func call2501(_ p0: CGRect, _ p1: RectangleCornerRadii, _ p2: RoundedCornerStyle) { _ = Path(roundedRect: p0, cornerRadii: p1, style: p2); _ = Path(roundedRect: p0, cornerRadii: p1) }
  static func call2502(_ p0: CGRect) { _ = Path(ellipseIn: p0) }
  static func call2503(_ p0: (inout Path) -> ()) { _ = Path(p0) }
  static func call2504(_ p0: String) { _ = Path(p0) }
  static func call2505(_ me: Path, _ p0: CGPoint, _ p1: CGFloat, _ p2: Angle, _ p3: Angle, _ p4: Bool, _ p5: CGAffineTransform) { var me = me; _ = me.addArc(center: p0, radius: p1, startAngle: p2, endAngle: p3, clockwise: p4, transform: p5); _ = me.addArc(center: p0, radius: p1, startAngle: p2, endAngle: p3, clockwise: p4) }
  static func call2506(_ me: Path, _ p0: CGPoint, _ p1: CGPoint, _ p2: CGFloat, _ p3: CGAffineTransform) { var me = me; _ = me.addArc(tangent1End: p0, tangent2End: p1, radius: p2, transform: p3); _ = me.addArc(tangent1End: p0, tangent2End: p1, radius: p2) }
  static func call2507(_ me: Path, _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) { var me = me; _ = me.addCurve(to: p0, control1: p1, control2: p2) }
  static func call2508(_ me: Path, _ p0: CGRect, _ p1: CGAffineTransform) { var me = me; _ = me.addEllipse(in: p0, transform: p1); _ = me.addEllipse(in: p0) }
  static func call2509(_ me: Path, _ p0: CGPoint) { var me = me; _ = me.addLine(to: p0) }
  static func call2510(_ me: Path, _ p0: [CGPoint]) { var me = me; _ = me.addLines(p0) }
  static func call2511(_ me: Path, _ p0: Path, _ p1: CGAffineTransform) { var me = me; _ = me.addPath(p0, transform: p1); _ = me.addPath(p0) }
  static func call2512(_ me: Path, _ p0: CGPoint, _ p1: CGPoint) { var me = me; _ = me.addQuadCurve(to: p0, control: p1) }
  static func call2513(_ me: Path, _ p0: CGRect, _ p1: CGAffineTransform) { var me = me; _ = me.addRect(p0, transform: p1); _ = me.addRect(p0) }
  static func call2514(_ me: Path, _ p0: [CGRect], _ p1: CGAffineTransform) { var me = me; _ = me.addRects(p0, transform: p1); _ = me.addRects(p0) }
  static func call2515(_ me: Path, _ p0: CGPoint, _ p1: CGFloat, _ p2: Angle, _ p3: Angle, _ p4: CGAffineTransform) { var me = me; _ = me.addRelativeArc(center: p0, radius: p1, startAngle: p2, delta: p3, transform: p4); _ = me.addRelativeArc(center: p0, radius: p1, startAngle: p2, delta: p3) }
  static func call2516(_ me: Path, _ p0: CGRect, _ p1: CGSize, _ p2: RoundedCornerStyle, _ p3: CGAffineTransform) { var me = me; _ = me.addRoundedRect(in: p0, cornerSize: p1, style: p2, transform: p3); _ = me.addRoundedRect(in: p0, cornerSize: p1) }
  static func call2517(_ me: Path, _ p0: CGRect, _ p1: RectangleCornerRadii, _ p2: RoundedCornerStyle, _ p3: CGAffineTransform) { var me = me; _ = me.addRoundedRect(in: p0, cornerRadii: p1, style: p2, transform: p3); _ = me.addRoundedRect(in: p0, cornerRadii: p1) }
  static func call2518(_ me: Path, _ p0: CGAffineTransform) { _ = me.applying(p0) }
  static func call2519(_ me: Path) { _ = me.boundingRect }
  static func call2520(_ me: Path) { _ = me.cgPath }
  static func call2521(_ me: Path) { var me = me; _ = me.closeSubpath() }
  static func call2522(_ me: Path, _ p0: CGPoint, _ p1: Bool) { _ = me.contains(p0, eoFill: p1); _ = me.contains(p0) }
  static func call2523(_ me: Path) { _ = me.currentPoint }
  static func call2524(_ me: Path, _ p0: (Path.Element) -> Void) { _ = me.forEach(p0) }
  static func call2525(_ me: Path) { _ = me.isEmpty }
  static func call2526(_ me: Path, _ p0: CGPoint) { var me = me; _ = me.move(to: p0) }
  static func call2527(_ me: Path, _ p0: CGFloat, _ p1: CGFloat) { _ = me.offsetBy(dx: p0, dy: p1) }
  static func call2528(_ me: Path, _ p0: StrokeStyle) { _ = me.strokedPath(p0) }
  static func call2529(_ me: Path, _ p0: CGFloat, _ p1: CGFloat) { _ = me.trimmedPath(from: p0, to: p1) }
  static func call2530(_ me: Path, _ p0: Path, _ p1: Bool) { _ = me.union(p0, eoFill: p1); _ = me.union(p0) }
  static func call2531() { _ = ProjectionTransform() }
  static func call2532(_ p0: CGAffineTransform) { _ = ProjectionTransform(p0) }
  static func call2533(_ me: ProjectionTransform) { _ = me.isIdentity }
  static func call2534(_ me: ProjectionTransform) { _ = me.m11 }
  static func call2535(_ me: ProjectionTransform) { _ = me.m21 }
  static func call2536(_ me: ProjectionTransform) { _ = me.m31 }
  static func call2537(_ p0: Gradient, _ p1: UnitPoint, _ p2: CGFloat, _ p3: CGFloat) { _ = RadialGradient(gradient: p0, center: p1, startRadius: p2, endRadius: p3) }
  static func call2538(_ p0: [Color], _ p1: UnitPoint, _ p2: CGFloat, _ p3: CGFloat) { _ = RadialGradient(colors: p0, center: p1, startRadius: p2, endRadius: p3) }
  static func call2539(_ p0: [Gradient.Stop], _ p1: UnitPoint, _ p2: CGFloat, _ p3: CGFloat) { _ = RadialGradient(stops: p0, center: p1, startRadius: p2, endRadius: p3) }
  static func call2540(_ p0: Gradient, _ p1: UnitPoint, _ p2: CGFloat, _ p3: CGFloat) { _ = RadialGradient.radialGradient(p0, center: p1, startRadius: p2, endRadius: p3) }
  static func call2541(_ p0: [Color], _ p1: UnitPoint, _ p2: CGFloat, _ p3: CGFloat) { _ = RadialGradient.radialGradient(colors: p0, center: p1, startRadius: p2, endRadius: p3) }
  static func call2542(_ p0: [Gradient.Stop], _ p1: UnitPoint, _ p2: CGFloat, _ p3: CGFloat) { _ = RadialGradient.radialGradient(stops: p0, center: p1, startRadius: p2, endRadius: p3) }
  static func call2543(_ p0: AnyGradient, _ p1: UnitPoint, _ p2: CGFloat, _ p3: CGFloat) { _ = RadialGradient.radialGradient(p0, center: p1, startRadius: p2, endRadius: p3); _ = RadialGradient.radialGradient(p0, endRadius: p3) }
  static func call2544() { _ = Rectangle() }
  static func call2545() { _ = Rectangle.rect }
  static func call2546(_ me: Rectangle, _ p0: CGFloat) { _ = me.inset(by: p0) }
  static func call2547(_ me: Rectangle) { _ = me.layoutDirectionBehavior }
  static func call2548(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) { _ = RectangleCornerRadii(topLeading: p0, bottomLeading: p1, bottomTrailing: p2, topTrailing: p3); _ = RectangleCornerRadii() }
  static func call2549(_ me: RectangleCornerRadii) { _ = me.bottomLeading }
  static func call2550(_ me: RectangleCornerRadii) { _ = me.bottomTrailing }
  static func call2551(_ me: RectangleCornerRadii) { _ = me.topLeading }
  static func call2552(_ me: RectangleCornerRadii) { _ = me.topTrailing }
  static func call2553<Content>(_ p0: Content, _ p1: Angle, _ p2: UnitPoint) where Content : Shape { _ = RotatedShape<Content>(shape: p0, angle: p1, anchor: p2); _ = RotatedShape<Content>(shape: p0, angle: p1) }
  static func call2554<Content>(_ tContent: Content.Type) where Content : Shape { _ = RotatedShape<Content>.role }
  static func call2555<Content>(_ me: RotatedShape<Content>) where Content : Shape { _ = me.anchor }
  static func call2556<Content>(_ me: RotatedShape<Content>) where Content : Shape { _ = me.angle }
  static func call2557<Content>(_ me: RotatedShape<Content>) where Content : Shape { _ = me.layoutDirectionBehavior }
  static func call2558<Content>(_ me: RotatedShape<Content>) where Content : Shape { _ = me.shape }
  static func call2559(_ p0: CGSize, _ p1: RoundedCornerStyle) { _ = RoundedRectangle(cornerSize: p0, style: p1); _ = RoundedRectangle(cornerSize: p0) }
  static func call2560(_ p0: CGFloat, _ p1: RoundedCornerStyle) { _ = RoundedRectangle(cornerRadius: p0, style: p1); _ = RoundedRectangle(cornerRadius: p0) }
  static func call2561(_ p0: CGSize, _ p1: RoundedCornerStyle) { _ = RoundedRectangle.rect(cornerSize: p0, style: p1); _ = RoundedRectangle.rect(cornerSize: p0) }
  static func call2562(_ p0: CGFloat, _ p1: RoundedCornerStyle) { _ = RoundedRectangle.rect(cornerRadius: p0, style: p1); _ = RoundedRectangle.rect(cornerRadius: p0) }
  static func call2563(_ me: RoundedRectangle) { _ = me.cornerSize }
  static func call2564(_ me: RoundedRectangle, _ p0: CGFloat) { _ = me.inset(by: p0) }
  static func call2565(_ me: RoundedRectangle) { _ = me.layoutDirectionBehavior }
  static func call2566(_ me: RoundedRectangle) { _ = me.style }
  static func call2567<Content>(_ p0: Content, _ p1: CGSize, _ p2: UnitPoint) where Content : Shape { _ = ScaledShape<Content>(shape: p0, scale: p1, anchor: p2); _ = ScaledShape<Content>(shape: p0, scale: p1) }
  static func call2568<Content>(_ tContent: Content.Type) where Content : Shape { _ = ScaledShape<Content>.role }
  static func call2569<Content>(_ me: ScaledShape<Content>) where Content : Shape { _ = me.anchor }
  static func call2570<Content>(_ me: ScaledShape<Content>) where Content : Shape { _ = me.layoutDirectionBehavior }
  static func call2571<Content>(_ me: ScaledShape<Content>) where Content : Shape { _ = me.scale }
  static func call2572<Content>(_ me: ScaledShape<Content>) where Content : Shape { _ = me.shape }
  static func call2573(_ p0: ShaderFunction, _ p1: [Shader.Argument]) { _ = Shader(function: p0, arguments: p1) }
  static func call2574(_ me: Shader) { _ = me.arguments }
  static func call2575(_ me: Shader) { _ = me.function }
  static func call2576() { _ = Shader.Argument.boundingRect }
  static func call2577(_ p0: Color) { _ = Shader.Argument.color(p0) }
  static func call2578<T>(_ p0: T) where T : BinaryFloatingPoint { _ = Shader.Argument.float(p0) }
  static func call2579<T>(_ p0: T, _ p1: T) where T : BinaryFloatingPoint { _ = Shader.Argument.float2(p0, p1) }
  static func call2580(_ p0: CGSize) { _ = Shader.Argument.float2(p0) }
  static func call2581(_ p0: ShaderLibrary, _ p1: String) { _ = ShaderFunction(library: p0, name: p1) }
  static func call2582(_ me: ShaderFunction, _ p0: [Shader.Argument]) { _ = me.dynamicallyCall(withArguments: p0) }
  static func call2583(_ me: ShaderFunction) { _ = me.library }
  static func call2584(_ me: ShaderFunction) { _ = me.name }
  static func call2585() { _ = ShaderLibrary.`default` }
  static func call2586(_ p0: Bundle) { _ = ShaderLibrary.bundle(p0) }
  static func call2587<Content>(_ p0: Content, _ p1: CGAffineTransform) where Content : Shape { _ = TransformedShape<Content>(shape: p0, transform: p1) }
  static func call2588<Content>(_ tContent: Content.Type) where Content : Shape { _ = TransformedShape<Content>.role }
  static func call2589<Content>(_ me: TransformedShape<Content>) where Content : Shape { _ = me.layoutDirectionBehavior }
  static func call2590<Content>(_ me: TransformedShape<Content>) where Content : Shape { _ = me.shape }
  static func call2591<Content>(_ me: TransformedShape<Content>) where Content : Shape { _ = me.transform }
  static func call2592(_ p0: Color) { _ = UIColor(p0) }
  static func call2593(_ p0: RectangleCornerRadii, _ p1: RoundedCornerStyle) { _ = UnevenRoundedRectangle(cornerRadii: p0, style: p1); _ = UnevenRoundedRectangle(cornerRadii: p0) }
  static func call2594(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat, _ p4: RoundedCornerStyle) { _ = UnevenRoundedRectangle(topLeadingRadius: p0, bottomLeadingRadius: p1, bottomTrailingRadius: p2, topTrailingRadius: p3, style: p4); _ = UnevenRoundedRectangle() }
  static func call2595(_ p0: RectangleCornerRadii, _ p1: RoundedCornerStyle) { _ = UnevenRoundedRectangle.rect(cornerRadii: p0, style: p1); _ = UnevenRoundedRectangle.rect(cornerRadii: p0) }
  static func call2596(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat, _ p4: RoundedCornerStyle) { _ = UnevenRoundedRectangle.rect(topLeadingRadius: p0, bottomLeadingRadius: p1, bottomTrailingRadius: p2, topTrailingRadius: p3, style: p4); _ = UnevenRoundedRectangle.rect() }
  static func call2597(_ me: UnevenRoundedRectangle) { _ = me.cornerRadii }
  static func call2598(_ me: UnevenRoundedRectangle, _ p0: CGFloat) { _ = me.inset(by: p0) }
  static func call2599(_ me: UnevenRoundedRectangle) { _ = me.style }
}
