import SwiftUI
import UniformTypeIdentifiers

// One call of each overload, with all of its arguments and with those that it needs: a parameter stands
// for every value of its type, which compiles where the overloads are there.
@MainActor enum ProtocolsCalls {
  static func call2156<Me: TextSelectability>(_ tMe: Me.Type) { _ = Me.allowsSelection }
  static func call2157<Me: AlignmentID>(_ p0: ViewDimensions, _ tMe: Me.Type) { _ = Me.defaultValue(in: p0) }
  static func call2158<Me: LayoutValueKey>(_ tMe: Me.Type) { _ = Me.defaultValue }
  static func call2159<Me: AnimationStateKey>(_ tMe: Me.Type) { _ = Me.defaultValue }
  static func call2160<Me: PreferenceKey>(_ tMe: Me.Type) { _ = Me.defaultValue }
  static func call2161<Me: PreferenceKey>(_ tMe: Me.Type) where Me.Value : ExpressibleByNilLiteral { _ = Me.defaultValue }
  static func call2162<Me: TransactionKey>(_ tMe: Me.Type) { _ = Me.defaultValue }
  static func call2163<Me: EnvironmentKey>(_ tMe: Me.Type) { _ = Me.defaultValue }
  static func call2164<Me: TimelineSchedule, S>(_ p0: S, _ tMe: Me.Type) where Me == ExplicitTimelineSchedule<S>, S : Sequence, S.Element == Date { _ = Me.explicit(p0) }
  static func call2165<Me: Layout>(_ tMe: Me.Type) { _ = Me.layoutProperties }
  static func call2166<Me: Layout>(_ tMe: Me.Type) { _ = Me.layoutProperties }
  static func call2167<Me: Transition>(_ tMe: Me.Type) { _ = Me.properties }
  static func call2168<Me: Transition>(_ tMe: Me.Type) { _ = Me.properties }
  static func call2169<Me: FileDocument>(_ tMe: Me.Type) { _ = Me.readableContentTypes }
  static func call2170<Me: Shape>(_ tMe: Me.Type) { _ = Me.role }
  static func call2171<Me: Shape>(_ tMe: Me.Type) { _ = Me.role }
  static func call2172<Me: FileDocument>(_ tMe: Me.Type) { _ = Me.writableContentTypes }
  static func call2173<Me: FileDocument>(_ tMe: Me.Type) { _ = Me.writableContentTypes }
  static func call2174<Me: Transition>(_ me: Me, _ p0: Animation?) { _ = me.animation(p0) }
  static func call2175<Me: Transition, V>(_ me: Me, _ p0: V, _ p1: TransitionPhase) where V : View { _ = me.apply(content: p0, phase: p1) }
  static func call2176<Me: Scene, D, R>(_ me: Me, _ p0: BackgroundTask<D, R>, _ p1: @escaping @Sendable (D) async -> R) where D : Sendable, R : Sendable { _ = me.backgroundTask(p0, action: p1) }
  static func call2177<Me: ShapeStyle>(_ me: Me, _ p0: BlendMode) { _ = me.blendMode(p0) }
  static func call2178<Me: VisualEffect>(_ me: Me, _ p0: CGFloat, _ p1: Bool) { _ = me.blur(radius: p0, opaque: p1); _ = me.blur(radius: p0) }
  static func call2179<Me: ViewModifier>(_ me: Me, _ p0: Me.Content) where Me.Body == Never { _ = me.body(content: p0) }
  static func call2180<Me: VisualEffect>(_ me: Me, _ p0: Double) { _ = me.brightness(p0) }
  static func call2181<Me: Layout, V>(_ me: Me, _ p0: () -> V) where V : View { _ = me.callAsFunction(p0) }
  static func call2182<Me: Transition, T>(_ me: Me, _ p0: T) where T : Transition { _ = me.combined(with: p0) }
  static func call2183<Me: Scene, Content>(_ me: Me, _ p0: () -> Content) where Content : Commands { _ = me.commands(content: p0) }
  static func call2184<Me: Scene>(_ me: Me) { _ = me.commandsRemoved() }
  static func call2185<Me: Scene, Content>(_ me: Me, _ p0: () -> Content) where Content : Commands { _ = me.commandsReplaced(content: p0) }
  static func call2186<Me: TableRowContent, M>(_ me: Me, _ p0: () -> M) where M : View { _ = me.contextMenu(menuItems: p0) }
  static func call2187<Me: TableRowContent, M, P>(_ me: Me, _ p0: () -> M, _ p1: () -> P) where M : View, P : View { _ = me.contextMenu(menuItems: p0, preview: p1) }
  static func call2188<Me: VisualEffect>(_ me: Me, _ p0: Double) { _ = me.contrast(p0) }
  static func call2189<Me: CoordinateSpaceProtocol>(_ me: Me) { _ = me.coordinateSpace }
  static func call2190<Me: DynamicViewContent>(_ me: Me) { _ = me.data }
  static func call2191<Me: Scene>(_ me: Me, _ p0: UserDefaults) { _ = me.defaultAppStorage(p0) }
  static func call2192<Me: TableRowContent, T>(_ me: Me, _ p0: T) where T : Transferable { _ = me.draggable(p0) }
  static func call2193<Me: GeometryEffect>(_ me: Me, _ p0: CGSize) where Me.Body == Never { _ = me.effectValue(size: p0) }
  static func call2194<Me: TimelineSchedule>(_ me: Me, _ p0: Date, _ p1: Me.Mode) { _ = me.entries(from: p0, mode: p1) }
  static func call2195<Me: Gesture, Other>(_ me: Me, _ p0: Other) where Other : Gesture { _ = me.exclusively(before: p0) }
  static func call2196<Me: FileDocument>(_ me: Me, _ p0: Me.WriteConfiguration) throws { _ = try me.fileWrapper(configuration: p0) }
  static func call2197<Me: Shape, S>(_ me: Me, _ p0: S, _ p1: FillStyle) where S : ShapeStyle { _ = me.fill(p0, style: p1); _ = me.fill() }
  static func call2198<Me: ShapeView, S>(_ me: Me, _ p0: S, _ p1: FillStyle) where S : ShapeStyle { _ = me.fill(p0, style: p1); _ = me.fill() }
  static func call2199<Me: Shape, S>(_ me: Me, _ p0: S, _ p1: FillStyle) where S : ShapeStyle { _ = me.fill(p0, style: p1); _ = me.fill(p0) }
  static func call2200<Me: Shape>(_ me: Me, _ p0: FillStyle) { _ = me.fill(style: p0); _ = me.fill() }
  static func call2201<Me: VisualEffect>(_ me: Me, _ p0: Double) { _ = me.grayscale(p0) }
  static func call2202<Me: Scene>(_ me: Me, _ p0: Set<String>) { _ = me.handlesExternalEvents(matching: p0) }
  static func call2203<Me: VisualEffect>(_ me: Me, _ p0: Angle) { _ = me.hueRotation(p0) }
  static func call2204<Me: InsettableShape>(_ me: Me, _ p0: CGFloat) { _ = me.inset(by: p0) }
  static func call2205<Me: VectorArithmetic>(_ me: Me, _ p0: Me, _ p1: Double) { var me = me; _ = me.interpolate(towards: p0, amount: p1) }
  static func call2206<Me: VectorArithmetic>(_ me: Me, _ p0: Me, _ p1: Double) { _ = me.interpolated(towards: p0, amount: p1) }
  static func call2207<Me: TableRowContent>(_ me: Me, _ p0: (() -> NSItemProvider?)?) { _ = me.itemProvider(p0) }
  static func call2208<Me: Shape>(_ me: Me) { _ = me.layoutDirectionBehavior }
  static func call2209<Me: Shape>(_ me: Me) { _ = me.layoutDirectionBehavior }
  static func call2210<Me: VectorArithmetic>(_ me: Me) { _ = me.magnitudeSquared }
  static func call2211<Me: Layout>(_ me: Me, _ p0: Me.Subviews) { _ = me.makeCache(subviews: p0) }
  static func call2212<Me: Layout>(_ me: Me, _ p0: Me.Subviews) where Me.Cache == () { _ = me.makeCache(subviews: p0) }
  static func call2213<Me: AXChartDescriptorRepresentable>(_ me: Me) { _ = me.makeChartDescriptor() }
  static func call2214<Me: UIViewControllerRepresentable>(_ me: Me) where Me.Coordinator == () { _ = me.makeCoordinator() }
  static func call2215<Me: UIViewRepresentable>(_ me: Me) where Me.Coordinator == () { _ = me.makeCoordinator() }
  static func call2216<Me: Gesture, T>(_ me: Me, _ p0: @escaping (Me.Value) -> T) { _ = me.map(p0) }
  static func call2217<Me: Shape>(_ me: Me, _ p0: CGSize) { _ = me.offset(p0) }
  static func call2218<Me: Shape>(_ me: Me, _ p0: CGPoint) { _ = me.offset(p0) }
  static func call2219<Me: Shape>(_ me: Me, _ p0: CGFloat, _ p1: CGFloat) { _ = me.offset(x: p0, y: p1); _ = me.offset() }
  static func call2220<Me: VisualEffect>(_ me: Me, _ p0: CGSize) { _ = me.offset(p0) }
  static func call2221<Me: VisualEffect>(_ me: Me, _ p0: CGFloat, _ p1: CGFloat) { _ = me.offset(x: p0, y: p1); _ = me.offset() }
  static func call2222<Me: Scene, V>(_ me: Me, _ p0: V, _ p1: @escaping (_ newValue: V) -> Void) where V : Equatable { _ = me.onChange(of: p0, perform: p1) }
  static func call2223<Me: Scene, V>(_ me: Me, _ p0: V, _ p1: Bool, _ p2: @escaping (_ oldValue: V, _ newValue: V) -> Void) where V : Equatable { _ = me.onChange(of: p0, initial: p1, p2); _ = me.onChange(of: p0, p2) }
  static func call2224<Me: Scene, V>(_ me: Me, _ p0: V, _ p1: Bool, _ p2: @escaping () -> Void) where V : Equatable { _ = me.onChange(of: p0, initial: p1, p2); _ = me.onChange(of: p0, p2) }
  static func call2225<Me: Gesture>(_ me: Me, _ p0: @escaping (Me.Value) -> Void) where Me.Value : Equatable { _ = me.onChanged(p0) }
  static func call2226<Me: Gesture>(_ me: Me, _ p0: @escaping (Me.Value) -> Void) { _ = me.onEnded(p0) }
  static func call2227<Me: VisualEffect>(_ me: Me, _ p0: Double) { _ = me.opacity(p0) }
  static func call2228<Me: ShapeStyle>(_ me: Me, _ p0: Double) { _ = me.opacity(p0) }
  static func call2229<Me: ShapeStyle>(_ me: Me) { _ = me.quaternary }
  static func call2230<Me: ShapeStyle>(_ me: Me, _ p0: EnvironmentValues) { _ = me.resolve(in: p0) }
  static func call2231<Me: ShapeStyle>(_ me: Me, _ p0: EnvironmentValues) where Me.Resolved == Never { _ = me.resolve(in: p0) }
  static func call2232<Me: EnvironmentalModifier>(_ me: Me, _ p0: EnvironmentValues) where Me.Body == Never { _ = me.resolve(in: p0) }
  static func call2233<Me: Shape>(_ me: Me, _ p0: Angle, _ p1: UnitPoint) { _ = me.rotation(p0, anchor: p1); _ = me.rotation(p0) }
  static func call2234<Me: VisualEffect>(_ me: Me, _ p0: Angle, _ p1: UnitPoint) { _ = me.rotationEffect(p0, anchor: p1); _ = me.rotationEffect(p0) }
  static func call2235<Me: VisualEffect>(_ me: Me, _ p0: Double) { _ = me.saturation(p0) }
  static func call2236<Me: Shape>(_ me: Me, _ p0: CGFloat, _ p1: CGFloat, _ p2: UnitPoint) { _ = me.scale(x: p0, y: p1, anchor: p2); _ = me.scale() }
  static func call2237<Me: Shape>(_ me: Me, _ p0: CGFloat, _ p1: UnitPoint) { _ = me.scale(p0, anchor: p1); _ = me.scale(p0) }
  static func call2238<Me: VectorArithmetic>(_ me: Me, _ p0: Double) { var me = me; _ = me.scale(by: p0) }
  static func call2239<Me: VisualEffect>(_ me: Me, _ p0: CGSize, _ p1: UnitPoint) { _ = me.scaleEffect(p0, anchor: p1); _ = me.scaleEffect(p0) }
  static func call2240<Me: VisualEffect>(_ me: Me, _ p0: CGFloat, _ p1: UnitPoint) { _ = me.scaleEffect(p0, anchor: p1); _ = me.scaleEffect(p0) }
  static func call2241<Me: VisualEffect>(_ me: Me, _ p0: CGFloat, _ p1: CGFloat, _ p2: UnitPoint) { _ = me.scaleEffect(x: p0, y: p1, anchor: p2); _ = me.scaleEffect() }
  static func call2242<Me: VectorArithmetic>(_ me: Me, _ p0: Double) { _ = me.scaled(by: p0) }
  static func call2243<Me: ShapeStyle>(_ me: Me) { _ = me.secondary }
  static func call2244<Me: Gesture, Other>(_ me: Me, _ p0: Other) where Other : Gesture { _ = me.sequenced(before: p0) }
  static func call2245<Me: ShapeStyle>(_ me: Me, _ p0: ShadowStyle) { _ = me.shadow(p0) }
  static func call2246<Me: ShapeView>(_ me: Me) { _ = me.shape }
  static func call2247<Me: ShapeView>(_ me: Me) { _ = me.shape }
  static func call2248<Me: Gesture, Other>(_ me: Me, _ p0: Other) where Other : Gesture { _ = me.simultaneously(with: p0) }
  static func call2249<Me: Shape>(_ me: Me, _ p0: CGSize) { _ = me.size(p0) }
  static func call2250<Me: Shape>(_ me: Me, _ p0: CGFloat, _ p1: CGFloat) { _ = me.size(width: p0, height: p1) }
  static func call2251<Me: UIViewRepresentable>(_ me: Me, _ p0: ProposedViewSize, _ p1: Me.UIViewType, _ p2: Me.Context) { _ = me.sizeThatFits(p0, uiView: p1, context: p2) }
  static func call2252<Me: Shape, S>(_ me: Me, _ p0: S, _ p1: StrokeStyle, _ p2: Bool) where S : ShapeStyle { _ = me.stroke(p0, style: p1, antialiased: p2); _ = me.stroke(p0, style: p1) }
  static func call2253<Me: Shape, S>(_ me: Me, _ p0: S, _ p1: CGFloat, _ p2: Bool) where S : ShapeStyle { _ = me.stroke(p0, lineWidth: p1, antialiased: p2); _ = me.stroke(p0) }
  static func call2254<Me: ShapeView, S>(_ me: Me, _ p0: S, _ p1: StrokeStyle, _ p2: Bool) where S : ShapeStyle { _ = me.stroke(p0, style: p1, antialiased: p2); _ = me.stroke(p0, style: p1) }
  static func call2255<Me: ShapeView, S>(_ me: Me, _ p0: S, _ p1: CGFloat, _ p2: Bool) where S : ShapeStyle { _ = me.stroke(p0, lineWidth: p1, antialiased: p2); _ = me.stroke(p0) }
  static func call2256<Me: Shape, S>(_ me: Me, _ p0: S, _ p1: StrokeStyle) where S : ShapeStyle { _ = me.stroke(p0, style: p1) }
  static func call2257<Me: Shape, S>(_ me: Me, _ p0: S, _ p1: CGFloat) where S : ShapeStyle { _ = me.stroke(p0, lineWidth: p1); _ = me.stroke(p0) }
  static func call2258<Me: Shape>(_ me: Me, _ p0: StrokeStyle) { _ = me.stroke(style: p0) }
  static func call2259<Me: Shape>(_ me: Me, _ p0: CGFloat) { _ = me.stroke(lineWidth: p0); _ = me.stroke() }
  static func call2260<Me: InsettableShape, S>(_ me: Me, _ p0: S, _ p1: StrokeStyle, _ p2: Bool) where S : ShapeStyle { _ = me.strokeBorder(p0, style: p1, antialiased: p2); _ = me.strokeBorder(p0, style: p1) }
  static func call2261<Me: InsettableShape>(_ me: Me, _ p0: StrokeStyle, _ p1: Bool) { _ = me.strokeBorder(style: p0, antialiased: p1); _ = me.strokeBorder(style: p0) }
  static func call2262<Me: InsettableShape, S>(_ me: Me, _ p0: S, _ p1: CGFloat, _ p2: Bool) where S : ShapeStyle { _ = me.strokeBorder(p0, lineWidth: p1, antialiased: p2); _ = me.strokeBorder(p0) }
  static func call2263<Me: InsettableShape>(_ me: Me, _ p0: CGFloat, _ p1: Bool) { _ = me.strokeBorder(lineWidth: p0, antialiased: p1); _ = me.strokeBorder() }
  static func call2264<Me: InsettableShape, S>(_ me: Me, _ p0: S, _ p1: StrokeStyle, _ p2: Bool) where S : ShapeStyle { _ = me.strokeBorder(p0, style: p1, antialiased: p2); _ = me.strokeBorder(style: p1) }
  static func call2265<Me: InsettableShape, S>(_ me: Me, _ p0: S, _ p1: CGFloat, _ p2: Bool) where S : ShapeStyle { _ = me.strokeBorder(p0, lineWidth: p1, antialiased: p2); _ = me.strokeBorder() }
  static func call2266<Me: ShapeView, S>(_ me: Me, _ p0: S, _ p1: StrokeStyle, _ p2: Bool) where Me.Content : InsettableShape, S : ShapeStyle { _ = me.strokeBorder(p0, style: p1, antialiased: p2); _ = me.strokeBorder(style: p1) }
  static func call2267<Me: ShapeView, S>(_ me: Me, _ p0: S, _ p1: CGFloat, _ p2: Bool) where Me.Content : InsettableShape, S : ShapeStyle { _ = me.strokeBorder(p0, lineWidth: p1, antialiased: p2); _ = me.strokeBorder() }
  static func call2268<Me: ShapeStyle>(_ me: Me) { _ = me.tertiary }
  static func call2269<Me: Shape>(_ me: Me, _ p0: CGAffineTransform) { _ = me.transform(p0) }
  static func call2270<Me: Shape>(_ me: Me, _ p0: CGFloat, _ p1: CGFloat) { _ = me.trim(from: p0, to: p1); _ = me.trim() }
  static func call2271<Me: Shape, T>(_ me: Me, _ p0: T, _ p1: Bool) where T : Shape { _ = me.union(p0, eoFill: p1); _ = me.union(p0) }
  static func call2272<Me: DynamicProperty>(_ me: Me) { var me = me; _ = me.update() }
  static func call2273<Me: DynamicProperty>(_ me: Me) { var me = me; _ = me.update() }
  static func call2274<Me: AXChartDescriptorRepresentable>(_ me: Me, _ p0: AXChartDescriptor) { _ = me.updateChartDescriptor(p0) }
  static func call2275<Me: AXChartDescriptorRepresentable>(_ me: Me, _ p0: AXChartDescriptor) { _ = me.updateChartDescriptor(p0) }
  static func call2276<Me: Gesture, State>(_ me: Me, _ p0: GestureState<State>, _ p1: @escaping (Me.Value, inout State, inout Transaction) -> Void) { _ = me.updating(p0, body: p1) }
}
