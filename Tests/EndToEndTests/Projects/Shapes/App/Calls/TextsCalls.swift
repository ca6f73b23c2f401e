import SwiftUI
import UniformTypeIdentifiers

// One call of each overload, with all of its arguments and with those that it needs: a parameter stands
// for every value of its type, which compiles where the overloads are there.
@MainActor enum TextsCalls {
  static func call2600() { _ = AccessibilityTextContentType.console }
  static func call2601() { _ = AccessibilityTextContentType.fileSystem }
  static func call2602() { _ = AccessibilityTextContentType.messaging }
  static func call2603() { _ = AccessibilityTextContentType.narrative }
  static func call2604() { _ = AccessibilityTextContentType.plain }
  static func call2605() { _ = AccessibilityTextContentType.sourceCode }
  static func call2606() { _ = AccessibilityTextContentType.spreadsheet }
  static func call2607() { _ = AccessibilityTextContentType.wordProcessing }
  static func call2608<Content>(_ p0: URL?, _ p1: CGFloat, _ p2: Transaction, _ p3: @escaping (AsyncImagePhase) -> Content) where Content : View { _ = AsyncImage<Content>(url: p0, scale: p1, transaction: p2, content: p3); _ = AsyncImage<Content>(url: p0, content: p3) }
  static func call2609(_ me: AsyncImagePhase) { _ = me.error }
  static func call2610(_ me: AsyncImagePhase) { _ = me.image }
  static func call2611(_ me: AttributeScopes) { _ = me.swiftUI }
  static func call2612(_ me: AttributeScopes.SwiftUIAttributes) { _ = me.backgroundColor }
  static func call2613(_ me: AttributeScopes.SwiftUIAttributes) { _ = me.baselineOffset }
  static func call2614(_ me: AttributeScopes.SwiftUIAttributes) { _ = me.font }
  static func call2615(_ me: AttributeScopes.SwiftUIAttributes) { _ = me.foregroundColor }
  static func call2616(_ me: AttributeScopes.SwiftUIAttributes) { _ = me.foundation }
  static func call2617(_ me: AttributeScopes.SwiftUIAttributes) { _ = me.kern }
  static func call2618(_ me: AttributeScopes.SwiftUIAttributes) { _ = me.strikethroughStyle }
  static func call2619(_ me: AttributeScopes.SwiftUIAttributes) { _ = me.tracking }
  static func call2620(_ me: AttributeScopes.SwiftUIAttributes) { _ = me.underlineStyle }
  static func call2621() { _ = AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.name }
  static func call2622() { _ = AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.name }
  static func call2623() { _ = AttributeScopes.SwiftUIAttributes.FontAttribute.name }
  static func call2624() { _ = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.name }
  static func call2625() { _ = AttributeScopes.SwiftUIAttributes.KerningAttribute.name }
  static func call2626() { _ = AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.name }
  static func call2627() { _ = AttributeScopes.SwiftUIAttributes.TrackingAttribute.name }
  static func call2628() { _ = AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.name }
  static func call2629() { _ = DisabledTextSelectability.allowsSelection }
  static func call2630() { _ = DisabledTextSelectability.disabled }
  static func call2631() { _ = EnabledTextSelectability.allowsSelection }
  static func call2632() { _ = EnabledTextSelectability.enabled }
  static func call2633() { _ = Font.callout }
  static func call2634() { _ = Font.caption }
  static func call2635() { _ = Font.caption2 }
  static func call2636(_ p0: String, _ p1: CGFloat) { _ = Font.custom(p0, size: p1) }
  static func call2637(_ p0: String, _ p1: CGFloat, _ p2: Font.TextStyle) { _ = Font.custom(p0, size: p1, relativeTo: p2) }
  static func call2638(_ p0: String, _ p1: CGFloat) { _ = Font.custom(p0, fixedSize: p1) }
  static func call2639() { _ = Font.footnote }
  static func call2640() { _ = Font.headline }
  static func call2641() { _ = Font.largeTitle }
  static func call2642() { _ = Font.subheadline }
  static func call2643(_ p0: Font.TextStyle, _ p1: Font.Design?, _ p2: Font.Weight?) { _ = Font.system(p0, design: p1, weight: p2); _ = Font.system(p0) }
  static func call2644(_ p0: Font.TextStyle, _ p1: Font.Design) { _ = Font.system(p0, design: p1); _ = Font.system(p0) }
  static func call2645(_ p0: CGFloat, _ p1: Font.Weight?, _ p2: Font.Design?) { _ = Font.system(size: p0, weight: p1, design: p2); _ = Font.system(size: p0) }
  static func call2646(_ p0: CGFloat, _ p1: Font.Weight, _ p2: Font.Design) { _ = Font.system(size: p0, weight: p1, design: p2); _ = Font.system(size: p0) }
  static func call2647() { _ = Font.title }
  static func call2648() { _ = Font.title2 }
  static func call2649() { _ = Font.title3 }
  static func call2650(_ me: Font) { _ = me.bold() }
  static func call2651(_ me: Font) { _ = me.italic() }
  static func call2652(_ me: Font, _ p0: Font.Leading) { _ = me.leading(p0) }
  static func call2653(_ me: Font) { _ = me.lowercaseSmallCaps() }
  static func call2654(_ me: Font) { _ = me.monospaced() }
  static func call2655(_ me: Font) { _ = me.monospacedDigit() }
  static func call2656(_ me: Font) { _ = me.smallCaps() }
  static func call2657(_ me: Font) { _ = me.uppercaseSmallCaps() }
  static func call2658(_ me: Font, _ p0: Font.Weight) { _ = me.weight(p0) }
  static func call2659(_ me: Font, _ p0: Font.Width) { _ = me.width(p0) }
  static func call2660() { _ = Font.Weight.black }
  static func call2661() { _ = Font.Weight.bold }
  static func call2662() { _ = Font.Weight.heavy }
  static func call2663() { _ = Font.Weight.light }
  static func call2664() { _ = Font.Weight.medium }
  static func call2665() { _ = Font.Weight.regular }
  static func call2666() { _ = Font.Weight.semibold }
  static func call2667() { _ = Font.Weight.thin }
  static func call2668() { _ = Font.Weight.ultraLight }
  static func call2669(_ p0: CGFloat) { _ = Font.Width(p0) }
  static func call2670() { _ = Font.Width.compressed }
  static func call2671() { _ = Font.Width.condensed }
  static func call2672() { _ = Font.Width.expanded }
  static func call2673() { _ = Font.Width.standard }
  static func call2674(_ me: Font.Width) { _ = me.value }
  static func call2675(_ p0: String, _ p1: Bundle?) { _ = Image(p0, bundle: p1); _ = Image(p0) }
  static func call2676(_ p0: String, _ p1: Bundle?, _ p2: Text) { _ = Image(p0, bundle: p1, label: p2); _ = Image(p0, label: p2) }
  static func call2677(_ p0: String, _ p1: Bundle?) { _ = Image(decorative: p0, bundle: p1); _ = Image(decorative: p0) }
  static func call2678(_ p0: String, _ p1: Double?) { _ = Image(systemName: p0, variableValue: p1) }
  static func call2679(_ p0: String, _ p1: Double?, _ p2: Bundle?) { _ = Image(p0, variableValue: p1, bundle: p2); _ = Image(p0, variableValue: p1) }
  static func call2680(_ p0: String, _ p1: Double?, _ p2: Bundle?, _ p3: Text) { _ = Image(p0, variableValue: p1, bundle: p2, label: p3); _ = Image(p0, variableValue: p1, label: p3) }
  static func call2681(_ p0: String, _ p1: Double?, _ p2: Bundle?) { _ = Image(decorative: p0, variableValue: p1, bundle: p2); _ = Image(decorative: p0, variableValue: p1) }
  static func call2682(_ p0: ImageResource) { _ = Image(p0) }
  static func call2683(_ p0: UIImage) { _ = Image(uiImage: p0) }
  static func call2684(_ p0: CGSize, _ p1: Text?, _ p2: Bool, _ p3: ColorRenderingMode, _ p4: @escaping (inout GraphicsContext) -> Void) { _ = Image(size: p0, label: p1, opaque: p2, colorMode: p3, renderer: p4); _ = Image(size: p0, renderer: p4) }
  static func call2685() { _ = Image.transferRepresentation }
  static func call2686(_ me: Image, _ p0: Image.DynamicRange?) { _ = me.allowedDynamicRange(p0) }
  static func call2687(_ me: Image, _ p0: Bool) { _ = me.antialiased(p0) }
  static func call2688(_ me: Image, _ p0: Image.Interpolation) { _ = me.interpolation(p0) }
  static func call2689(_ me: Image, _ p0: Image.TemplateRenderingMode?) { _ = me.renderingMode(p0) }
  static func call2690(_ me: Image, _ p0: EdgeInsets, _ p1: Image.ResizingMode) { _ = me.resizable(capInsets: p0, resizingMode: p1); _ = me.resizable() }
  static func call2691(_ me: Image, _ p0: SymbolRenderingMode?) { _ = me.symbolRenderingMode(p0) }
  static func call2692() { _ = Image.DynamicRange.constrainedHigh }
  static func call2693() { _ = Image.DynamicRange.high }
  static func call2694() { _ = Image.DynamicRange.standard }
  static func call2695<Content>(_ me: ImageRenderer<Content>) where Content : View { _ = me.objectWillChange }
  static func call2696(_ p0: String) { _ = LocalizedStringKey(p0) }
  static func call2697(_ p0: String) { _ = LocalizedStringKey(stringLiteral: p0) }
  static func call2698(_ p0: LocalizedStringKey.StringInterpolation) { _ = LocalizedStringKey(stringInterpolation: p0) }
  static func call2699(_ p0: Int, _ p1: Int) { _ = LocalizedStringKey.StringInterpolation(literalCapacity: p0, interpolationCount: p1) }
  static func call2700(_ me: LocalizedStringKey.StringInterpolation, _ p0: Image) { var me = me; _ = me.appendInterpolation(p0) }
  static func call2701(_ me: LocalizedStringKey.StringInterpolation, _ p0: Date, _ p1: Text.DateStyle) { var me = me; _ = me.appendInterpolation(p0, style: p1) }
  static func call2702(_ me: LocalizedStringKey.StringInterpolation, _ p0: ClosedRange<Date>) { var me = me; _ = me.appendInterpolation(p0) }
  static func call2703(_ me: LocalizedStringKey.StringInterpolation, _ p0: DateInterval) { var me = me; _ = me.appendInterpolation(p0) }
  static func call2704(_ me: LocalizedStringKey.StringInterpolation, _ p0: ClosedRange<Date>, _ p1: Date?, _ p2: Bool, _ p3: Bool) { var me = me; _ = me.appendInterpolation(timerInterval: p0, pauseTime: p1, countsDown: p2, showsHours: p3); _ = me.appendInterpolation(timerInterval: p0) }
  static func call2705(_ me: LocalizedStringKey.StringInterpolation, _ p0: String) { var me = me; _ = me.appendInterpolation(p0) }
  static func call2706<Subject>(_ me: LocalizedStringKey.StringInterpolation, _ p0: Subject, _ p1: Formatter?) where Subject : NSObject { var me = me; _ = me.appendInterpolation(p0, formatter: p1); _ = me.appendInterpolation(p0) }
  static func call2707<F>(_ me: LocalizedStringKey.StringInterpolation, _ p0: F.FormatInput, _ p1: F) where F : FormatStyle, F.FormatInput : Equatable, F.FormatOutput == String { var me = me; _ = me.appendInterpolation(p0, format: p1) }
  static func call2708<T>(_ me: LocalizedStringKey.StringInterpolation, _ p0: T) where T : _FormatSpecifiable { var me = me; _ = me.appendInterpolation(p0) }
  static func call2709<T>(_ me: LocalizedStringKey.StringInterpolation, _ p0: T, _ p1: String) where T : _FormatSpecifiable { var me = me; _ = me.appendInterpolation(p0, specifier: p1) }
  static func call2710(_ me: LocalizedStringKey.StringInterpolation, _ p0: Text) { var me = me; _ = me.appendInterpolation(p0) }
  static func call2711(_ me: LocalizedStringKey.StringInterpolation, _ p0: AttributedString) { var me = me; _ = me.appendInterpolation(p0) }
  static func call2712(_ me: LocalizedStringKey.StringInterpolation, _ p0: LocalizedStringResource) { var me = me; _ = me.appendInterpolation(p0) }
  static func call2713(_ me: LocalizedStringKey.StringInterpolation, _ p0: String) { var me = me; _ = me.appendLiteral(p0) }
  static func call2714(_ p0: String) { _ = Text(verbatim: p0) }
  static func call2715<S>(_ p0: S) where S : StringProtocol { _ = Text(p0) }
  static func call2716(_ p0: Image) { _ = Text(p0) }
  static func call2717<Subject>(_ p0: Subject, _ p1: Formatter) where Subject : ReferenceConvertible { _ = Text(p0, formatter: p1) }
  static func call2718<Subject>(_ p0: Subject, _ p1: Formatter) where Subject : NSObject { _ = Text(p0, formatter: p1) }
  static func call2719<F>(_ p0: F.FormatInput, _ p1: F) where F : FormatStyle, F.FormatInput : Equatable, F.FormatOutput == String { _ = Text(p0, format: p1) }
  static func call2720(_ p0: Date, _ p1: Text.DateStyle) { _ = Text(p0, style: p1) }
  static func call2721(_ p0: ClosedRange<Date>) { _ = Text(p0) }
  static func call2722(_ p0: DateInterval) { _ = Text(p0) }
  static func call2723(_ p0: ClosedRange<Date>, _ p1: Date?, _ p2: Bool, _ p3: Bool) { _ = Text(timerInterval: p0, pauseTime: p1, countsDown: p2, showsHours: p3); _ = Text(timerInterval: p0) }
  static func call2724(_ p0: LocalizedStringKey, _ p1: String?, _ p2: Bundle?, _ p3: StaticString?) { _ = Text(p0, tableName: p1, bundle: p2, comment: p3); _ = Text(p0) }
  static func call2725(_ p0: LocalizedStringResource) { _ = Text(p0) }
  static func call2726(_ p0: AttributedString) { _ = Text(p0) }
  static func call2727(_ me: Text, _ p0: AccessibilityHeadingLevel) { _ = me.accessibilityHeading(p0) }
  static func call2728(_ me: Text, _ p0: Text) { _ = me.accessibilityLabel(p0) }
  static func call2729(_ me: Text, _ p0: LocalizedStringKey) { _ = me.accessibilityLabel(p0) }
  static func call2730<S>(_ me: Text, _ p0: S) where S : StringProtocol { _ = me.accessibilityLabel(p0) }
  static func call2731(_ me: Text, _ p0: AccessibilityTextContentType) { _ = me.accessibilityTextContentType(p0) }
  static func call2732(_ me: Text, _ p0: CGFloat) { _ = me.baselineOffset(p0) }
  static func call2733(_ me: Text) { _ = me.bold() }
  static func call2734(_ me: Text, _ p0: Bool) { _ = me.bold(p0) }
  static func call2735(_ me: Text, _ p0: Font?) { _ = me.font(p0) }
  static func call2736(_ me: Text, _ p0: Font.Design?) { _ = me.fontDesign(p0) }
  static func call2737(_ me: Text, _ p0: Font.Weight?) { _ = me.fontWeight(p0) }
  static func call2738(_ me: Text, _ p0: Font.Width?) { _ = me.fontWidth(p0) }
  static func call2739(_ me: Text, _ p0: Color?) { _ = me.foregroundColor(p0) }
  static func call2740<S>(_ me: Text, _ p0: S) where S : ShapeStyle { _ = me.foregroundStyle(p0) }
  static func call2741(_ me: Text) { _ = me.italic() }
  static func call2742(_ me: Text, _ p0: Bool) { _ = me.italic(p0) }
  static func call2743(_ me: Text, _ p0: CGFloat) { _ = me.kerning(p0) }
  static func call2744(_ me: Text, _ p0: Bool) { _ = me.monospaced(p0); _ = me.monospaced() }
  static func call2745(_ me: Text) { _ = me.monospacedDigit() }
  static func call2746(_ me: Text, _ p0: Double) { _ = me.speechAdjustedPitch(p0) }
  static func call2747(_ me: Text, _ p0: Bool) { _ = me.speechAlwaysIncludesPunctuation(p0); _ = me.speechAlwaysIncludesPunctuation() }
  static func call2748(_ me: Text, _ p0: Bool) { _ = me.speechAnnouncementsQueued(p0); _ = me.speechAnnouncementsQueued() }
  static func call2749(_ me: Text, _ p0: Bool) { _ = me.speechSpellsOutCharacters(p0); _ = me.speechSpellsOutCharacters() }
  static func call2750(_ me: Text, _ p0: Bool, _ p1: Color?) { _ = me.strikethrough(p0, color: p1); _ = me.strikethrough() }
  static func call2751(_ me: Text, _ p0: Bool, _ p1: Text.LineStyle.Pattern, _ p2: Color?) { _ = me.strikethrough(p0, pattern: p1, color: p2); _ = me.strikethrough(pattern: p1) }
  static func call2752(_ me: Text, _ p0: Text.Scale, _ p1: Bool) { _ = me.textScale(p0, isEnabled: p1); _ = me.textScale(p0) }
  static func call2753(_ me: Text, _ p0: CGFloat) { _ = me.tracking(p0) }
  static func call2754(_ me: Text, _ p0: TypesettingLanguage, _ p1: Bool) { _ = me.typesettingLanguage(p0, isEnabled: p1); _ = me.typesettingLanguage(p0) }
  static func call2755(_ me: Text, _ p0: Bool, _ p1: Color?) { _ = me.underline(p0, color: p1); _ = me.underline() }
  static func call2756(_ me: Text, _ p0: Bool, _ p1: Text.LineStyle.Pattern, _ p2: Color?) { _ = me.underline(p0, pattern: p1, color: p2); _ = me.underline(pattern: p1) }
  static func call2757(_ p0: any Decoder) throws { _ = try Text.DateStyle(from: p0) }
  static func call2758() { _ = Text.DateStyle.date }
  static func call2759() { _ = Text.DateStyle.offset }
  static func call2760() { _ = Text.DateStyle.relative }
  static func call2761() { _ = Text.DateStyle.time }
  static func call2762() { _ = Text.DateStyle.timer }
  static func call2763(_ p0: Text.LineStyle.Pattern, _ p1: Color?) { _ = Text.LineStyle(pattern: p0, color: p1); _ = Text.LineStyle() }
  static func call2764() { _ = Text.LineStyle.single }
  static func call2765() { _ = Text.LineStyle.Pattern.dash }
  static func call2766() { _ = Text.LineStyle.Pattern.dashDot }
  static func call2767() { _ = Text.LineStyle.Pattern.dashDotDot }
  static func call2768() { _ = Text.LineStyle.Pattern.dot }
  static func call2769() { _ = Text.LineStyle.Pattern.solid }
  static func call2770() { _ = Text.Scale.`default` }
  static func call2771() { _ = Text.Scale.secondary }
  static func call2772() { _ = TextEditingCommands() }
  static func call2773() { _ = TextFormattingCommands() }
  static func call2774(_ p0: UITextAutocapitalizationType) { _ = TextInputAutocapitalization(p0) }
  static func call2775() { _ = TextInputAutocapitalization.characters }
  static func call2776() { _ = TextInputAutocapitalization.never }
  static func call2777() { _ = TextInputAutocapitalization.sentences }
  static func call2778() { _ = TextInputAutocapitalization.words }
  static func call2779() { _ = TextInputDictationActivation.onLook }
  static func call2780() { _ = TextInputDictationActivation.onSelect }
  static func call2781() { _ = TextInputDictationBehavior.automatic }
  static func call2782(_ p0: TextInputDictationActivation) { _ = TextInputDictationBehavior.inline(activation: p0) }
}
