import SwiftUI
import UniformTypeIdentifiers

// One call of each overload, with all of its arguments and with those that it needs: a parameter stands
// for every value of its type, which compiles where the overloads are there.
@MainActor enum DrawingCalls1 {
  static func call2277() { _ = Angle() }
  static func call2278(_ p0: Double) { _ = Angle(radians: p0) }
  static func call2279(_ p0: Double) { _ = Angle(degrees: p0) }
  static func call2280(_ p0: Double) { _ = Angle.degrees(p0) }
  static func call2281(_ p0: Double) { _ = Angle.radians(p0) }
  static func call2282() { _ = Angle.zero }
  static func call2283(_ me: Angle) { _ = me.degrees }
  static func call2284(_ me: Angle) { _ = me.radians }
  static func call2285(_ p0: Gradient, _ p1: UnitPoint, _ p2: Angle, _ p3: Angle) { _ = AngularGradient(gradient: p0, center: p1, startAngle: p2, endAngle: p3); _ = AngularGradient(gradient: p0, center: p1) }
  static func call2286(_ p0: [Color], _ p1: UnitPoint, _ p2: Angle, _ p3: Angle) { _ = AngularGradient(colors: p0, center: p1, startAngle: p2, endAngle: p3) }
  static func call2287(_ p0: [Gradient.Stop], _ p1: UnitPoint, _ p2: Angle, _ p3: Angle) { _ = AngularGradient(stops: p0, center: p1, startAngle: p2, endAngle: p3) }
  static func call2288(_ p0: Gradient, _ p1: UnitPoint, _ p2: Angle) { _ = AngularGradient(gradient: p0, center: p1, angle: p2); _ = AngularGradient(gradient: p0, center: p1) }
  static func call2289(_ p0: [Color], _ p1: UnitPoint, _ p2: Angle) { _ = AngularGradient(colors: p0, center: p1, angle: p2); _ = AngularGradient(colors: p0, center: p1) }
  static func call2290(_ p0: [Gradient.Stop], _ p1: UnitPoint, _ p2: Angle) { _ = AngularGradient(stops: p0, center: p1, angle: p2); _ = AngularGradient(stops: p0, center: p1) }
  static func call2291(_ p0: Gradient, _ p1: UnitPoint, _ p2: Angle, _ p3: Angle) { _ = AngularGradient.angularGradient(p0, center: p1, startAngle: p2, endAngle: p3) }
  static func call2292(_ p0: [Color], _ p1: UnitPoint, _ p2: Angle, _ p3: Angle) { _ = AngularGradient.angularGradient(colors: p0, center: p1, startAngle: p2, endAngle: p3) }
  static func call2293(_ p0: [Gradient.Stop], _ p1: UnitPoint, _ p2: Angle, _ p3: Angle) { _ = AngularGradient.angularGradient(stops: p0, center: p1, startAngle: p2, endAngle: p3) }
  static func call2294(_ p0: AnyGradient, _ p1: UnitPoint, _ p2: Angle, _ p3: Angle) { _ = AngularGradient.angularGradient(p0, center: p1, startAngle: p2, endAngle: p3); _ = AngularGradient.angularGradient(p0, startAngle: p2, endAngle: p3) }
  static func call2295(_ p0: Gradient, _ p1: UnitPoint, _ p2: Angle) { _ = AngularGradient.conicGradient(p0, center: p1, angle: p2); _ = AngularGradient.conicGradient(p0, center: p1) }
  static func call2296(_ p0: [Color], _ p1: UnitPoint, _ p2: Angle) { _ = AngularGradient.conicGradient(colors: p0, center: p1, angle: p2); _ = AngularGradient.conicGradient(colors: p0, center: p1) }
  static func call2297(_ p0: [Gradient.Stop], _ p1: UnitPoint, _ p2: Angle) { _ = AngularGradient.conicGradient(stops: p0, center: p1, angle: p2); _ = AngularGradient.conicGradient(stops: p0, center: p1) }
  static func call2298(_ p0: AnyGradient, _ p1: UnitPoint, _ p2: Angle) { _ = AngularGradient.conicGradient(p0, center: p1, angle: p2); _ = AngularGradient.conicGradient(p0) }
  static func call2299(_ p0: Gradient) { _ = AnyGradient(p0) }
  static func call2300(_ me: AnyGradient, _ p0: Gradient.ColorSpace) { _ = me.colorSpace(p0) }
  static func call2301<S>(_ p0: S) where S : Shape { _ = AnyShape(p0) }
  static func call2302() { _ = ButtonBorderShape.automatic }
  static func call2303() { _ = ButtonBorderShape.circle }
  static func call2304() { _ = ButtonBorderShape.roundedRectangle }
  static func call2305(_ p0: Bool, _ p1: ColorRenderingMode, _ p2: Bool, _ p3: @escaping (inout GraphicsContext, CGSize) -> Void) { _ = Canvas<EmptyView>(opaque: p0, colorMode: p1, rendersAsynchronously: p2, renderer: p3); _ = Canvas<EmptyView>(renderer: p3) }
  static func call2306<Symbols>(_ p0: Bool, _ p1: ColorRenderingMode, _ p2: Bool, _ p3: @escaping (inout GraphicsContext, CGSize) -> Void, _ p4: () -> Symbols) where Symbols : View { _ = Canvas<Symbols>(opaque: p0, colorMode: p1, rendersAsynchronously: p2, renderer: p3, symbols: p4); _ = Canvas<Symbols>(renderer: p3, symbols: p4) }
  static func call2307<Symbols>(_ me: Canvas<Symbols>) where Symbols : View { _ = me.renderer }
  static func call2308<Symbols>(_ me: Canvas<Symbols>) where Symbols : View { _ = me.symbols }
  static func call2309(_ p0: RoundedCornerStyle) { _ = Capsule(style: p0); _ = Capsule() }
  static func call2310(_ p0: RoundedCornerStyle) { _ = Capsule.capsule(style: p0) }
  static func call2311() { _ = Capsule.capsule }
  static func call2312(_ me: Capsule, _ p0: CGFloat) { _ = me.inset(by: p0) }
  static func call2313(_ me: Capsule) { _ = me.layoutDirectionBehavior }
  static func call2314(_ me: Capsule) { _ = me.style }
  static func call2315() { _ = Circle() }
  static func call2316() { _ = Circle.circle }
  static func call2317(_ me: Circle, _ p0: CGFloat) { _ = me.inset(by: p0) }
  static func call2318(_ me: Circle) { _ = me.layoutDirectionBehavior }
  static func call2319(_ p0: Color.Resolved) { _ = Color(p0) }
  static func call2320(_ p0: CGColor) { _ = Color(p0) }
  static func call2321(_ p0: CGColor) { _ = Color(cgColor: p0) }
  static func call2322(_ p0: Color.RGBColorSpace, _ p1: Double, _ p2: Double, _ p3: Double, _ p4: Double) { _ = Color(p0, red: p1, green: p2, blue: p3, opacity: p4); _ = Color(red: p1, green: p2, blue: p3) }
  static func call2323(_ p0: Color.RGBColorSpace, _ p1: Double, _ p2: Double) { _ = Color(p0, white: p1, opacity: p2); _ = Color(white: p1) }
  static func call2324(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) { _ = Color(hue: p0, saturation: p1, brightness: p2, opacity: p3); _ = Color(hue: p0, saturation: p1, brightness: p2) }
  static func call2325(_ p0: String, _ p1: Bundle?) { _ = Color(p0, bundle: p1); _ = Color(p0) }
  static func call2326(_ p0: ColorResource) { _ = Color(p0) }
  static func call2327(_ p0: UIColor) { _ = Color(p0) }
  static func call2328(_ p0: UIColor) { _ = Color(uiColor: p0) }
  static func call2329() { _ = Color.accentColor }
  static func call2330() { _ = Color.black }
  static func call2331() { _ = Color.black }
  static func call2332() { _ = Color.blue }
  static func call2333() { _ = Color.blue }
  static func call2334() { _ = Color.brown }
  static func call2335() { _ = Color.brown }
  static func call2336() { _ = Color.clear }
  static func call2337() { _ = Color.clear }
  static func call2338() { _ = Color.cyan }
  static func call2339() { _ = Color.cyan }
  static func call2340() { _ = Color.gray }
  static func call2341() { _ = Color.gray }
  static func call2342() { _ = Color.green }
  static func call2343() { _ = Color.green }
  static func call2344() { _ = Color.indigo }
  static func call2345() { _ = Color.indigo }
  static func call2346() { _ = Color.mint }
  static func call2347() { _ = Color.mint }
  static func call2348() { _ = Color.orange }
  static func call2349() { _ = Color.orange }
  static func call2350() { _ = Color.pink }
  static func call2351() { _ = Color.pink }
  static func call2352() { _ = Color.primary }
  static func call2353() { _ = Color.purple }
  static func call2354() { _ = Color.purple }
  static func call2355() { _ = Color.red }
  static func call2356() { _ = Color.red }
  static func call2357() { _ = Color.secondary }
  static func call2358() { _ = Color.teal }
  static func call2359() { _ = Color.teal }
  static func call2360() { _ = Color.transferRepresentation }
  static func call2361() { _ = Color.white }
  static func call2362() { _ = Color.white }
  static func call2363() { _ = Color.yellow }
  static func call2364() { _ = Color.yellow }
  static func call2365(_ me: Color) { _ = me.cgColor }
  static func call2366(_ me: Color) { _ = me.gradient }
  static func call2367(_ me: Color, _ p0: Double) { _ = me.opacity(p0) }
  static func call2368(_ me: Color, _ p0: EnvironmentValues) { _ = me.resolve(in: p0) }
  static func call2369(_ p0: Color.RGBColorSpace, _ p1: Float, _ p2: Float, _ p3: Float, _ p4: Float) { _ = Color.Resolved(colorSpace: p0, red: p1, green: p2, blue: p3, opacity: p4); _ = Color.Resolved(red: p1, green: p2, blue: p3) }
  static func call2370(_ p0: any Decoder) throws { _ = try Color.Resolved(from: p0) }
  static func call2371(_ me: Color.Resolved) { _ = me.blue }
  static func call2372(_ me: Color.Resolved) { _ = me.green }
  static func call2373(_ me: Color.Resolved) { _ = me.linearBlue }
  static func call2374(_ me: Color.Resolved) { _ = me.linearGreen }
  static func call2375(_ me: Color.Resolved) { _ = me.linearRed }
  static func call2376(_ me: Color.Resolved) { _ = me.opacity }
  static func call2377(_ me: Color.Resolved) { _ = me.red }
  static func call2378<Label>(_ p0: Binding<Color>, _ p1: Bool, _ p2: () -> Label) where Label : View { _ = ColorPicker<Label>(selection: p0, supportsOpacity: p1, label: p2); _ = ColorPicker<Label>(selection: p0, label: p2) }
  static func call2379(_ p0: LocalizedStringKey, _ p1: Binding<Color>, _ p2: Bool) { _ = ColorPicker<Text>(p0, selection: p1, supportsOpacity: p2); _ = ColorPicker<Text>(p0, selection: p1) }
  static func call2380<S>(_ p0: S, _ p1: Binding<Color>, _ p2: Bool) where S : StringProtocol { _ = ColorPicker<Text>(p0, selection: p1, supportsOpacity: p2); _ = ColorPicker<Text>(p0, selection: p1) }
  static func call2381(_ p0: UIUserInterfaceStyle) { _ = ColorScheme(p0) }
  static func call2382() { _ = ContainerRelativeShape() }
  static func call2383() { _ = ContainerRelativeShape.containerRelative }
  static func call2384(_ me: ContainerRelativeShape, _ p0: CGFloat) { _ = me.inset(by: p0) }
  static func call2385(_ p0: Int) { _ = ContentShapeKinds(rawValue: p0) }
  static func call2386() { _ = ContentShapeKinds.accessibility }
  static func call2387() { _ = ContentShapeKinds.dragPreview }
  static func call2388() { _ = ContentShapeKinds.hoverEffect }
  static func call2389() { _ = ContentShapeKinds.interaction }
  static func call2390() { _ = Ellipse() }
  static func call2391() { _ = Ellipse.ellipse }
  static func call2392(_ me: Ellipse, _ p0: CGFloat) { _ = me.inset(by: p0) }
  static func call2393(_ me: Ellipse) { _ = me.layoutDirectionBehavior }
  static func call2394(_ p0: Gradient, _ p1: UnitPoint, _ p2: CGFloat, _ p3: CGFloat) { _ = EllipticalGradient(gradient: p0, center: p1, startRadiusFraction: p2, endRadiusFraction: p3); _ = EllipticalGradient(gradient: p0) }
  static func call2395(_ p0: [Color], _ p1: UnitPoint, _ p2: CGFloat, _ p3: CGFloat) { _ = EllipticalGradient(colors: p0, center: p1, startRadiusFraction: p2, endRadiusFraction: p3); _ = EllipticalGradient(colors: p0) }
  static func call2396(_ p0: [Gradient.Stop], _ p1: UnitPoint, _ p2: CGFloat, _ p3: CGFloat) { _ = EllipticalGradient(stops: p0, center: p1, startRadiusFraction: p2, endRadiusFraction: p3); _ = EllipticalGradient(stops: p0) }
  static func call2397(_ p0: Gradient, _ p1: UnitPoint, _ p2: CGFloat, _ p3: CGFloat) { _ = EllipticalGradient.ellipticalGradient(p0, center: p1, startRadiusFraction: p2, endRadiusFraction: p3); _ = EllipticalGradient.ellipticalGradient(p0) }
  static func call2398(_ p0: [Color], _ p1: UnitPoint, _ p2: CGFloat, _ p3: CGFloat) { _ = EllipticalGradient.ellipticalGradient(colors: p0, center: p1, startRadiusFraction: p2, endRadiusFraction: p3); _ = EllipticalGradient.ellipticalGradient(colors: p0) }
  static func call2399(_ p0: [Gradient.Stop], _ p1: UnitPoint, _ p2: CGFloat, _ p3: CGFloat) { _ = EllipticalGradient.ellipticalGradient(stops: p0, center: p1, startRadiusFraction: p2, endRadiusFraction: p3); _ = EllipticalGradient.ellipticalGradient(stops: p0) }
  static func call2400(_ p0: AnyGradient, _ p1: UnitPoint, _ p2: CGFloat, _ p3: CGFloat) { _ = EllipticalGradient.ellipticalGradient(p0, center: p1, startRadiusFraction: p2, endRadiusFraction: p3); _ = EllipticalGradient.ellipticalGradient(p0) }
  static func call2401(_ p0: [Gradient.Stop]) { _ = Gradient(stops: p0) }
  static func call2402(_ p0: [Color]) { _ = Gradient(colors: p0) }
  static func call2403(_ me: Gradient, _ p0: Gradient.ColorSpace) { _ = me.colorSpace(p0) }
  static func call2404(_ me: Gradient) { _ = me.stops }
  static func call2405() { _ = Gradient.ColorSpace.device }
  static func call2406() { _ = Gradient.ColorSpace.perceptual }
  static func call2407(_ p0: Color, _ p1: CGFloat) { _ = Gradient.Stop(color: p0, location: p1) }
  static func call2408(_ me: Gradient.Stop) { _ = me.color }
  static func call2409(_ me: Gradient.Stop) { _ = me.location }
  static func call2410(_ me: GraphicsContext) { _ = me.blendMode }
  static func call2411(_ me: GraphicsContext, _ p0: Path, _ p1: FillStyle, _ p2: GraphicsContext.ClipOptions) { var me = me; _ = me.clip(to: p0, style: p1, options: p2); _ = me.clip(to: p0) }
  static func call2412(_ me: GraphicsContext, _ p0: CGAffineTransform) { var me = me; _ = me.concatenate(p0) }
  static func call2413(_ me: GraphicsContext, _ p0: GraphicsContext.ResolvedImage, _ p1: CGRect, _ p2: FillStyle) { _ = me.draw(p0, in: p1, style: p2); _ = me.draw(p0, in: p1) }
  static func call2414(_ me: GraphicsContext, _ p0: GraphicsContext.ResolvedImage, _ p1: CGPoint, _ p2: UnitPoint) { _ = me.draw(p0, at: p1, anchor: p2); _ = me.draw(p0, at: p1) }
  static func call2415(_ me: GraphicsContext, _ p0: Image, _ p1: CGRect, _ p2: FillStyle) { _ = me.draw(p0, in: p1, style: p2); _ = me.draw(p0, in: p1) }
  static func call2416(_ me: GraphicsContext, _ p0: Image, _ p1: CGPoint, _ p2: UnitPoint) { _ = me.draw(p0, at: p1, anchor: p2); _ = me.draw(p0, at: p1) }
  static func call2417(_ me: GraphicsContext, _ p0: GraphicsContext.ResolvedText, _ p1: CGRect) { _ = me.draw(p0, in: p1) }
  static func call2418(_ me: GraphicsContext, _ p0: GraphicsContext.ResolvedText, _ p1: CGPoint, _ p2: UnitPoint) { _ = me.draw(p0, at: p1, anchor: p2); _ = me.draw(p0, at: p1) }
  static func call2419(_ me: GraphicsContext, _ p0: Text, _ p1: CGRect) { _ = me.draw(p0, in: p1) }
  static func call2420(_ me: GraphicsContext, _ p0: Text, _ p1: CGPoint, _ p2: UnitPoint) { _ = me.draw(p0, at: p1, anchor: p2); _ = me.draw(p0, at: p1) }
  static func call2421(_ me: GraphicsContext, _ p0: (inout GraphicsContext) throws -> Void) throws { _ = try me.drawLayer(content: p0) }
  static func call2422(_ me: GraphicsContext) { _ = me.environment }
  static func call2423(_ me: GraphicsContext, _ p0: Path, _ p1: GraphicsContext.Shading, _ p2: FillStyle) { _ = me.fill(p0, with: p1, style: p2); _ = me.fill(p0, with: p1) }
  static func call2424(_ me: GraphicsContext) { _ = me.opacity }
  static func call2425(_ me: GraphicsContext, _ p0: Image) { _ = me.resolve(p0) }
  static func call2426(_ me: GraphicsContext, _ p0: Text) { _ = me.resolve(p0) }
  static func call2427(_ me: GraphicsContext, _ p0: Angle) { var me = me; _ = me.rotate(by: p0) }
  static func call2428(_ me: GraphicsContext, _ p0: CGFloat, _ p1: CGFloat) { var me = me; _ = me.scaleBy(x: p0, y: p1) }
  static func call2429(_ me: GraphicsContext, _ p0: Path, _ p1: GraphicsContext.Shading, _ p2: StrokeStyle) { _ = me.stroke(p0, with: p1, style: p2) }
  static func call2430(_ me: GraphicsContext, _ p0: Path, _ p1: GraphicsContext.Shading, _ p2: CGFloat) { _ = me.stroke(p0, with: p1, lineWidth: p2); _ = me.stroke(p0, with: p1) }
  static func call2431(_ me: GraphicsContext) { _ = me.transform }
  static func call2432(_ me: GraphicsContext, _ p0: CGFloat, _ p1: CGFloat) { var me = me; _ = me.translateBy(x: p0, y: p1) }
  static func call2433(_ p0: UInt32) { _ = GraphicsContext.ClipOptions(rawValue: p0) }
  static func call2434() { _ = GraphicsContext.ClipOptions.inverse }
  static func call2435(_ p0: Double) { _ = GraphicsContext.Filter.brightness(p0) }
  static func call2436(_ p0: Color) { _ = GraphicsContext.Filter.colorMultiply(p0) }
  static func call2437(_ p0: Double) { _ = GraphicsContext.Filter.grayscale(p0) }
  static func call2438(_ p0: Angle) { _ = GraphicsContext.Filter.hueRotation(p0) }
}
