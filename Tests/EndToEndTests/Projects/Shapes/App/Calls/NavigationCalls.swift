import SwiftUI
import UniformTypeIdentifiers

// One call of each overload, with all of its arguments and with those that it needs: a parameter stands
// for every value of its type, which compiles where the overloads are there.
@MainActor enum NavigationCalls {
  static func call773(_ p0: Text, _ p1: Text?, _ p2: [ActionSheet.Button]) { _ = ActionSheet(title: p0, message: p1, buttons: p2); _ = ActionSheet(title: p0) }
  static func call774(_ p0: Text, _ p1: Text?, _ p2: Alert.Button?) { _ = Alert(title: p0, message: p1, dismissButton: p2); _ = Alert(title: p0) }
  static func call775(_ p0: Text, _ p1: Text?, _ p2: Alert.Button, _ p3: Alert.Button) { _ = Alert(title: p0, message: p1, primaryButton: p2, secondaryButton: p3); _ = Alert(title: p0, primaryButton: p2, secondaryButton: p3) }
  static func call776(_ p0: Text, _ p1: (() -> Void)?) { _ = Alert.Button.`default`(p0, action: p1); _ = Alert.Button.`default`(p0) }
  static func call777(_ p0: Text, _ p1: (() -> Void)?) { _ = Alert.Button.cancel(p0, action: p1); _ = Alert.Button.cancel(p0) }
  static func call778(_ p0: (() -> Void)?) { _ = Alert.Button.cancel(p0); _ = Alert.Button.cancel() }
  static func call779(_ p0: Text, _ p1: (() -> Void)?) { _ = Alert.Button.destructive(p0, action: p1); _ = Alert.Button.destructive(p0) }
  static func call780(_ p0: Bool, _ p1: String, _ p2: UserDefaults?) { _ = AppStorage<Bool>(wrappedValue: p0, p1, store: p2); _ = AppStorage<Bool>(wrappedValue: p0, p1) }
  static func call781(_ p0: String, _ p1: UserDefaults?) { _ = AppStorage<Bool?>(p0, store: p1); _ = AppStorage<Bool?>(p0) }
  static func call782(_ p0: Data, _ p1: String, _ p2: UserDefaults?) { _ = AppStorage<Data>(wrappedValue: p0, p1, store: p2); _ = AppStorage<Data>(wrappedValue: p0, p1) }
  static func call783(_ p0: String, _ p1: UserDefaults?) { _ = AppStorage<Data?>(p0, store: p1); _ = AppStorage<Data?>(p0) }
  static func call784(_ p0: Double, _ p1: String, _ p2: UserDefaults?) { _ = AppStorage<Double>(wrappedValue: p0, p1, store: p2); _ = AppStorage<Double>(wrappedValue: p0, p1) }
  static func call785(_ p0: String, _ p1: UserDefaults?) { _ = AppStorage<Double?>(p0, store: p1); _ = AppStorage<Double?>(p0) }
  static func call786(_ p0: Int, _ p1: String, _ p2: UserDefaults?) { _ = AppStorage<Int>(wrappedValue: p0, p1, store: p2); _ = AppStorage<Int>(wrappedValue: p0, p1) }
  static func call787(_ p0: String, _ p1: UserDefaults?) { _ = AppStorage<Int?>(p0, store: p1); _ = AppStorage<Int?>(p0) }
  static func call788<R>(_ p0: String, _ p1: UserDefaults?, _ tR: R.Type) where R : RawRepresentable, R.RawValue == String { _ = AppStorage<R?>(p0, store: p1); _ = AppStorage<R?>(p0) }
  static func call789<R>(_ p0: String, _ p1: UserDefaults?, _ tR: R.Type) where R : RawRepresentable, R.RawValue == Int { _ = AppStorage<R?>(p0, store: p1); _ = AppStorage<R?>(p0) }
  static func call790(_ p0: String, _ p1: String, _ p2: UserDefaults?) { _ = AppStorage<String>(wrappedValue: p0, p1, store: p2); _ = AppStorage<String>(wrappedValue: p0, p1) }
  static func call791(_ p0: String, _ p1: UserDefaults?) { _ = AppStorage<String?>(p0, store: p1); _ = AppStorage<String?>(p0) }
  static func call792(_ p0: URL, _ p1: String, _ p2: UserDefaults?) { _ = AppStorage<URL>(wrappedValue: p0, p1, store: p2); _ = AppStorage<URL>(wrappedValue: p0, p1) }
  static func call793(_ p0: String, _ p1: UserDefaults?) { _ = AppStorage<URL?>(p0, store: p1); _ = AppStorage<URL?>(p0) }
  static func call794<Value>(_ p0: Value, _ p1: String, _ p2: UserDefaults?) where Value : RawRepresentable, Value.RawValue == Int { _ = AppStorage<Value>(wrappedValue: p0, p1, store: p2); _ = AppStorage<Value>(wrappedValue: p0, p1) }
  static func call795<Value>(_ p0: Value, _ p1: String, _ p2: UserDefaults?) where Value : RawRepresentable, Value.RawValue == String { _ = AppStorage<Value>(wrappedValue: p0, p1, store: p2); _ = AppStorage<Value>(wrappedValue: p0, p1) }
  static func call796<Value>(_ me: AppStorage<Value>) { _ = me.projectedValue }
  static func call797<Value>(_ me: AppStorage<Value>) { _ = me.wrappedValue }
  static func call798() { _ = CommandsBuilder.buildBlock() }
  static func call799<C>(_ p0: C) where C : Commands { _ = CommandsBuilder.buildBlock(p0) }
  static func call800<C0, C1>(_ p0: C0, _ p1: C1) where C0 : Commands, C1 : Commands { _ = CommandsBuilder.buildBlock(p0, p1) }
  static func call801<C0, C1, C2>(_ p0: C0, _ p1: C1, _ p2: C2) where C0 : Commands, C1 : Commands, C2 : Commands { _ = CommandsBuilder.buildBlock(p0, p1, p2) }
  static func call802<C0, C1, C2, C3>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3) where C0 : Commands, C1 : Commands, C2 : Commands, C3 : Commands { _ = CommandsBuilder.buildBlock(p0, p1, p2, p3) }
  static func call803<C0, C1, C2, C3, C4>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4) where C0 : Commands, C1 : Commands, C2 : Commands, C3 : Commands, C4 : Commands { _ = CommandsBuilder.buildBlock(p0, p1, p2, p3, p4) }
  static func call804<C0, C1, C2, C3, C4, C5>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5) where C0 : Commands, C1 : Commands, C2 : Commands, C3 : Commands, C4 : Commands, C5 : Commands { _ = CommandsBuilder.buildBlock(p0, p1, p2, p3, p4, p5) }
  static func call805<C0, C1, C2, C3, C4, C5, C6>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6) where C0 : Commands, C1 : Commands, C2 : Commands, C3 : Commands, C4 : Commands, C5 : Commands, C6 : Commands { _ = CommandsBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6) }
  static func call806<C0, C1, C2, C3, C4, C5, C6, C7>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7) where C0 : Commands, C1 : Commands, C2 : Commands, C3 : Commands, C4 : Commands, C5 : Commands, C6 : Commands, C7 : Commands { _ = CommandsBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7) }
  static func call807<C0, C1, C2, C3, C4, C5, C6, C7, C8>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7, _ p8: C8) where C0 : Commands, C1 : Commands, C2 : Commands, C3 : Commands, C4 : Commands, C5 : Commands, C6 : Commands, C7 : Commands, C8 : Commands { _ = CommandsBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7, p8) }
  static func call808<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7, _ p8: C8, _ p9: C9) where C0 : Commands, C1 : Commands, C2 : Commands, C3 : Commands, C4 : Commands, C5 : Commands, C6 : Commands, C7 : Commands, C8 : Commands, C9 : Commands { _ = CommandsBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7, p8, p9) }
  static func call809<T, F>(_ p0: T, _ tF: F.Type) where T : Commands, F : Commands { _ = CommandsBuilder.buildEither(first: p0) }
  static func call810<T, F>(_ p0: F, _ tT: T.Type) where T : Commands, F : Commands { _ = CommandsBuilder.buildEither(second: p0) }
  static func call811<Content>(_ p0: Content) where Content : Commands { _ = CommandsBuilder.buildExpression(p0) }
  static func call812<C>(_ p0: C?) where C : Commands { _ = CommandsBuilder.buildIf(p0) }
  static func call813<C>(_ p0: C) where C : Commands { _ = CommandsBuilder.buildLimitedAvailability(p0) }
  static func call814(_ me: DismissSearchAction) { _ = me.callAsFunction() }
  static func call815(_ me: DismissWindowAction) { _ = me.callAsFunction() }
  static func call816(_ me: DismissWindowAction, _ p0: String) { _ = me.callAsFunction(id: p0) }
  static func call817<D>(_ me: DismissWindowAction, _ p0: D) where D : Decodable, D : Encodable, D : Hashable { _ = me.callAsFunction(value: p0) }
  static func call818<D>(_ me: DismissWindowAction, _ p0: String, _ p1: D) where D : Decodable, D : Encodable, D : Hashable { _ = me.callAsFunction(id: p0, value: p1) }
  static func call819() { _ = EmptyCommands() }
  static func call820(_ me: FileDocumentReadConfiguration) { _ = me.contentType }
  static func call821(_ me: FileDocumentReadConfiguration) { _ = me.file }
  static func call822(_ me: FileDocumentWriteConfiguration) { _ = me.contentType }
  static func call823(_ me: FileDocumentWriteConfiguration) { _ = me.existingFile }
  static func call824<Sidebar, Content, Detail>(_ p0: () -> Sidebar, _ p1: () -> Content, _ p2: () -> Detail) where Sidebar : View, Content : View, Detail : View { _ = NavigationSplitView<Sidebar, Content, Detail>(sidebar: p0, content: p1, detail: p2) }
  static func call825<Sidebar, Content, Detail>(_ p0: Binding<NavigationSplitViewVisibility>, _ p1: () -> Sidebar, _ p2: () -> Content, _ p3: () -> Detail) where Sidebar : View, Content : View, Detail : View { _ = NavigationSplitView<Sidebar, Content, Detail>(columnVisibility: p0, sidebar: p1, content: p2, detail: p3) }
  static func call826<Sidebar, Content, Detail>(_ p0: Binding<NavigationSplitViewColumn>, _ p1: () -> Sidebar, _ p2: () -> Content, _ p3: () -> Detail) where Sidebar : View, Content : View, Detail : View { _ = NavigationSplitView<Sidebar, Content, Detail>(preferredCompactColumn: p0, sidebar: p1, content: p2, detail: p3) }
  static func call827<Sidebar, Content, Detail>(_ p0: Binding<NavigationSplitViewVisibility>, _ p1: Binding<NavigationSplitViewColumn>, _ p2: () -> Sidebar, _ p3: () -> Content, _ p4: () -> Detail) where Sidebar : View, Content : View, Detail : View { _ = NavigationSplitView<Sidebar, Content, Detail>(columnVisibility: p0, preferredCompactColumn: p1, sidebar: p2, content: p3, detail: p4) }
  static func call828<Sidebar, Detail>(_ p0: () -> Sidebar, _ p1: () -> Detail) where Sidebar : View, Detail : View { _ = NavigationSplitView<Sidebar, EmptyView, Detail>(sidebar: p0, detail: p1) }
  static func call829<Sidebar, Detail>(_ p0: Binding<NavigationSplitViewVisibility>, _ p1: () -> Sidebar, _ p2: () -> Detail) where Sidebar : View, Detail : View { _ = NavigationSplitView<Sidebar, EmptyView, Detail>(columnVisibility: p0, sidebar: p1, detail: p2) }
  static func call830<Sidebar, Detail>(_ p0: Binding<NavigationSplitViewColumn>, _ p1: () -> Sidebar, _ p2: () -> Detail) where Sidebar : View, Detail : View { _ = NavigationSplitView<Sidebar, EmptyView, Detail>(preferredCompactColumn: p0, sidebar: p1, detail: p2) }
  static func call831<Sidebar, Detail>(_ p0: Binding<NavigationSplitViewVisibility>, _ p1: Binding<NavigationSplitViewColumn>, _ p2: () -> Sidebar, _ p3: () -> Detail) where Sidebar : View, Detail : View { _ = NavigationSplitView<Sidebar, EmptyView, Detail>(columnVisibility: p0, preferredCompactColumn: p1, sidebar: p2, detail: p3) }
  static func call832() { _ = NavigationSplitViewColumn.content }
  static func call833() { _ = NavigationSplitViewColumn.detail }
  static func call834() { _ = NavigationSplitViewColumn.sidebar }
  static func call835(_ p0: any Decoder) throws { _ = try NavigationSplitViewVisibility(from: p0) }
  static func call836() { _ = NavigationSplitViewVisibility.all }
  static func call837() { _ = NavigationSplitViewVisibility.automatic }
  static func call838() { _ = NavigationSplitViewVisibility.detailOnly }
  static func call839() { _ = NavigationSplitViewVisibility.doubleColumn }
  static func call840<Content>(_ p0: () -> Content) where Content : View { _ = NavigationView<Content>(content: p0) }
  static func call841<D>(_ me: OpenWindowAction, _ p0: D) where D : Decodable, D : Encodable, D : Hashable { _ = me.callAsFunction(value: p0) }
  static func call842(_ me: OpenWindowAction, _ p0: String) { _ = me.callAsFunction(id: p0) }
  static func call843<D>(_ me: OpenWindowAction, _ p0: String, _ p1: D) where D : Decodable, D : Encodable, D : Hashable { _ = me.callAsFunction(id: p0, value: p1) }
  static func call844() { _ = PresentationAdaptation.automatic }
  static func call845() { _ = PresentationAdaptation.fullScreenCover }
  static func call846() { _ = PresentationAdaptation.none }
  static func call847() { _ = PresentationAdaptation.popover }
  static func call848() { _ = PresentationAdaptation.sheet }
  static func call849() { _ = PresentationBackgroundInteraction.automatic }
  static func call850() { _ = PresentationBackgroundInteraction.disabled }
  static func call851(_ p0: PresentationDetent) { _ = PresentationBackgroundInteraction.enabled(upThrough: p0) }
  static func call852() { _ = PresentationBackgroundInteraction.enabled }
  static func call853() { _ = PresentationContentInteraction.automatic }
  static func call854() { _ = PresentationContentInteraction.resizes }
  static func call855() { _ = PresentationContentInteraction.scrolls }
  static func call856<D>(_ p0: D.Type) where D : CustomPresentationDetent { _ = PresentationDetent.custom(p0) }
  static func call857(_ p0: CGFloat) { _ = PresentationDetent.fraction(p0) }
  static func call858(_ p0: CGFloat) { _ = PresentationDetent.height(p0) }
  static func call859() { _ = PresentationDetent.large }
  static func call860() { _ = PresentationDetent.medium }
  static func call861(_ me: PresentationDetent.Context) { _ = me.maxDetentValue }
  static func call862(_ me: PresentationMode) { var me = me; _ = me.dismiss() }
  static func call863(_ me: PresentationMode) { _ = me.isPresented }
  static func call864<Content>(_ p0: Content) where Content : Scene { _ = SceneBuilder.buildBlock(p0) }
  static func call865<C0, C1>(_ p0: C0, _ p1: C1) where C0 : Scene, C1 : Scene { _ = SceneBuilder.buildBlock(p0, p1) }
  static func call866<C0, C1, C2>(_ p0: C0, _ p1: C1, _ p2: C2) where C0 : Scene, C1 : Scene, C2 : Scene { _ = SceneBuilder.buildBlock(p0, p1, p2) }
  static func call867<C0, C1, C2, C3>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3) where C0 : Scene, C1 : Scene, C2 : Scene, C3 : Scene { _ = SceneBuilder.buildBlock(p0, p1, p2, p3) }
  static func call868<C0, C1, C2, C3, C4>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4) where C0 : Scene, C1 : Scene, C2 : Scene, C3 : Scene, C4 : Scene { _ = SceneBuilder.buildBlock(p0, p1, p2, p3, p4) }
  static func call869<C0, C1, C2, C3, C4, C5>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5) where C0 : Scene, C1 : Scene, C2 : Scene, C3 : Scene, C4 : Scene, C5 : Scene { _ = SceneBuilder.buildBlock(p0, p1, p2, p3, p4, p5) }
  static func call870<C0, C1, C2, C3, C4, C5, C6>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6) where C0 : Scene, C1 : Scene, C2 : Scene, C3 : Scene, C4 : Scene, C5 : Scene, C6 : Scene { _ = SceneBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6) }
  static func call871<C0, C1, C2, C3, C4, C5, C6, C7>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7) where C0 : Scene, C1 : Scene, C2 : Scene, C3 : Scene, C4 : Scene, C5 : Scene, C6 : Scene, C7 : Scene { _ = SceneBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7) }
  static func call872<C0, C1, C2, C3, C4, C5, C6, C7, C8>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7, _ p8: C8) where C0 : Scene, C1 : Scene, C2 : Scene, C3 : Scene, C4 : Scene, C5 : Scene, C6 : Scene, C7 : Scene, C8 : Scene { _ = SceneBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7, p8) }
  static func call873<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7, _ p8: C8, _ p9: C9) where C0 : Scene, C1 : Scene, C2 : Scene, C3 : Scene, C4 : Scene, C5 : Scene, C6 : Scene, C7 : Scene, C8 : Scene, C9 : Scene { _ = SceneBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7, p8, p9) }
  static func call874<Content>(_ p0: Content) where Content : Scene { _ = SceneBuilder.buildExpression(p0) }
  static func call875(_ p0: some Scene) { _ = SceneBuilder.buildLimitedAvailability(p0) }
  static func call876() { _ = ScenePadding.minimum }
  static func call877(_ p0: Bool, _ p1: String) { _ = SceneStorage<Bool>(wrappedValue: p0, p1) }
  static func call878(_ p0: String) { _ = SceneStorage<Bool?>(p0) }
  static func call879(_ p0: Data, _ p1: String) { _ = SceneStorage<Data>(wrappedValue: p0, p1) }
  static func call880(_ p0: String) { _ = SceneStorage<Data?>(p0) }
  static func call881(_ p0: Double, _ p1: String) { _ = SceneStorage<Double>(wrappedValue: p0, p1) }
  static func call882(_ p0: String) { _ = SceneStorage<Double?>(p0) }
  static func call883(_ p0: Int, _ p1: String) { _ = SceneStorage<Int>(wrappedValue: p0, p1) }
  static func call884(_ p0: String) { _ = SceneStorage<Int?>(p0) }
  static func call885<R>(_ p0: String, _ tR: R.Type) where R : RawRepresentable, R.RawValue == String { _ = SceneStorage<R?>(p0) }
  static func call886<R>(_ p0: String, _ tR: R.Type) where R : RawRepresentable, R.RawValue == Int { _ = SceneStorage<R?>(p0) }
  static func call887(_ p0: String, _ p1: String) { _ = SceneStorage<String>(wrappedValue: p0, p1) }
  static func call888(_ p0: String) { _ = SceneStorage<String?>(p0) }
  static func call889(_ p0: URL, _ p1: String) { _ = SceneStorage<URL>(wrappedValue: p0, p1) }
  static func call890(_ p0: String) { _ = SceneStorage<URL?>(p0) }
  static func call891<Value>(_ p0: Value, _ p1: String) where Value : RawRepresentable, Value.RawValue == Int { _ = SceneStorage<Value>(wrappedValue: p0, p1) }
  static func call892<Value>(_ p0: Value, _ p1: String) where Value : RawRepresentable, Value.RawValue == String { _ = SceneStorage<Value>(wrappedValue: p0, p1) }
  static func call893<Value>(_ me: SceneStorage<Value>) { _ = me.projectedValue }
  static func call894<Value>(_ me: SceneStorage<Value>) { _ = me.wrappedValue }
  static func call895() { _ = SearchScopeActivation.automatic }
  static func call896() { _ = SearchScopeActivation.onSearchPresentation }
  static func call897() { _ = SearchScopeActivation.onTextEntry }
  static func call898() { _ = SearchSuggestionsPlacement.automatic }
  static func call899() { _ = SearchSuggestionsPlacement.content }
  static func call900() { _ = SearchSuggestionsPlacement.menu }
  static func call901(_ p0: Int) { _ = SearchSuggestionsPlacement.Set(rawValue: p0) }
  static func call902() { _ = SearchSuggestionsPlacement.Set.content }
  static func call903() { _ = SearchSuggestionsPlacement.Set.menu }
  static func call904() { _ = SidebarCommands() }
  static func call905() { _ = ToolbarCommands() }
  static func call906<Content>(_ p0: Content) where Content : ToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0) }
  static func call907<Content>(_ p0: Content) where Content : CustomizableToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0) }
  static func call908<C0, C1>(_ p0: C0, _ p1: C1) where C0 : ToolbarContent, C1 : ToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1) }
  static func call909<C0, C1, C2>(_ p0: C0, _ p1: C1, _ p2: C2) where C0 : ToolbarContent, C1 : ToolbarContent, C2 : ToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1, p2) }
  static func call910<C0, C1, C2, C3>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3) where C0 : ToolbarContent, C1 : ToolbarContent, C2 : ToolbarContent, C3 : ToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1, p2, p3) }
  static func call911<C0, C1, C2, C3, C4>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4) where C0 : ToolbarContent, C1 : ToolbarContent, C2 : ToolbarContent, C3 : ToolbarContent, C4 : ToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1, p2, p3, p4) }
  static func call912<C0, C1, C2, C3, C4, C5>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5) where C0 : ToolbarContent, C1 : ToolbarContent, C2 : ToolbarContent, C3 : ToolbarContent, C4 : ToolbarContent, C5 : ToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1, p2, p3, p4, p5) }
  static func call913<C0, C1, C2, C3, C4, C5, C6>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6) where C0 : ToolbarContent, C1 : ToolbarContent, C2 : ToolbarContent, C3 : ToolbarContent, C4 : ToolbarContent, C5 : ToolbarContent, C6 : ToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6) }
  static func call914<C0, C1, C2, C3, C4, C5, C6, C7>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7) where C0 : ToolbarContent, C1 : ToolbarContent, C2 : ToolbarContent, C3 : ToolbarContent, C4 : ToolbarContent, C5 : ToolbarContent, C6 : ToolbarContent, C7 : ToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7) }
  static func call915<C0, C1, C2, C3, C4, C5, C6, C7, C8>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7, _ p8: C8) where C0 : ToolbarContent, C1 : ToolbarContent, C2 : ToolbarContent, C3 : ToolbarContent, C4 : ToolbarContent, C5 : ToolbarContent, C6 : ToolbarContent, C7 : ToolbarContent, C8 : ToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7, p8) }
  static func call916<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7, _ p8: C8, _ p9: C9) where C0 : ToolbarContent, C1 : ToolbarContent, C2 : ToolbarContent, C3 : ToolbarContent, C4 : ToolbarContent, C5 : ToolbarContent, C6 : ToolbarContent, C7 : ToolbarContent, C8 : ToolbarContent, C9 : ToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7, p8, p9) }
  static func call917<C0, C1>(_ p0: C0, _ p1: C1) where C0 : CustomizableToolbarContent, C1 : CustomizableToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1) }
  static func call918<C0, C1, C2>(_ p0: C0, _ p1: C1, _ p2: C2) where C0 : CustomizableToolbarContent, C1 : CustomizableToolbarContent, C2 : CustomizableToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1, p2) }
  static func call919<C0, C1, C2, C3>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3) where C0 : CustomizableToolbarContent, C1 : CustomizableToolbarContent, C2 : CustomizableToolbarContent, C3 : CustomizableToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1, p2, p3) }
  static func call920<C0, C1, C2, C3, C4>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4) where C0 : CustomizableToolbarContent, C1 : CustomizableToolbarContent, C2 : CustomizableToolbarContent, C3 : CustomizableToolbarContent, C4 : CustomizableToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1, p2, p3, p4) }
  static func call921<C0, C1, C2, C3, C4, C5>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5) where C0 : CustomizableToolbarContent, C1 : CustomizableToolbarContent, C2 : CustomizableToolbarContent, C3 : CustomizableToolbarContent, C4 : CustomizableToolbarContent, C5 : CustomizableToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1, p2, p3, p4, p5) }
  static func call922<C0, C1, C2, C3, C4, C5, C6>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6) where C0 : CustomizableToolbarContent, C1 : CustomizableToolbarContent, C2 : CustomizableToolbarContent, C3 : CustomizableToolbarContent, C4 : CustomizableToolbarContent, C5 : CustomizableToolbarContent, C6 : CustomizableToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6) }
  static func call923<C0, C1, C2, C3, C4, C5, C6, C7>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7) where C0 : CustomizableToolbarContent, C1 : CustomizableToolbarContent, C2 : CustomizableToolbarContent, C3 : CustomizableToolbarContent, C4 : CustomizableToolbarContent, C5 : CustomizableToolbarContent, C6 : CustomizableToolbarContent, C7 : CustomizableToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7) }
  static func call924<C0, C1, C2, C3, C4, C5, C6, C7, C8>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7, _ p8: C8) where C0 : CustomizableToolbarContent, C1 : CustomizableToolbarContent, C2 : CustomizableToolbarContent, C3 : CustomizableToolbarContent, C4 : CustomizableToolbarContent, C5 : CustomizableToolbarContent, C6 : CustomizableToolbarContent, C7 : CustomizableToolbarContent, C8 : CustomizableToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7, p8) }
  static func call925<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7, _ p8: C8, _ p9: C9) where C0 : CustomizableToolbarContent, C1 : CustomizableToolbarContent, C2 : CustomizableToolbarContent, C3 : CustomizableToolbarContent, C4 : CustomizableToolbarContent, C5 : CustomizableToolbarContent, C6 : CustomizableToolbarContent, C7 : CustomizableToolbarContent, C8 : CustomizableToolbarContent, C9 : CustomizableToolbarContent { _ = ToolbarContentBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7, p8, p9) }
  static func call926<TrueContent, FalseContent>(_ p0: TrueContent, _ tFalseContent: FalseContent.Type) where TrueContent : ToolbarContent, FalseContent : ToolbarContent { _ = ToolbarContentBuilder.buildEither(first: p0) }
  static func call927<TrueContent, FalseContent>(_ p0: TrueContent, _ tFalseContent: FalseContent.Type) where TrueContent : CustomizableToolbarContent, FalseContent : CustomizableToolbarContent { _ = ToolbarContentBuilder.buildEither(first: p0) }
  static func call928<TrueContent, FalseContent>(_ p0: FalseContent, _ tTrueContent: TrueContent.Type) where TrueContent : ToolbarContent, FalseContent : ToolbarContent { _ = ToolbarContentBuilder.buildEither(second: p0) }
  static func call929<TrueContent, FalseContent>(_ p0: FalseContent, _ tTrueContent: TrueContent.Type) where TrueContent : CustomizableToolbarContent, FalseContent : CustomizableToolbarContent { _ = ToolbarContentBuilder.buildEither(second: p0) }
  static func call930<Content>(_ p0: Content) where Content : ToolbarContent { _ = ToolbarContentBuilder.buildExpression(p0) }
  static func call931<Content>(_ p0: Content) where Content : CustomizableToolbarContent { _ = ToolbarContentBuilder.buildExpression(p0) }
  static func call932<Content>(_ p0: Content?) where Content : ToolbarContent { _ = ToolbarContentBuilder.buildIf(p0) }
  static func call933<Content>(_ p0: Content?) where Content : CustomizableToolbarContent { _ = ToolbarContentBuilder.buildIf(p0) }
  static func call934<Content>(_ p0: Content) where Content : ToolbarContent { _ = ToolbarContentBuilder.buildLimitedAvailability(p0) }
  static func call935<Content>(_ p0: Content) where Content : CustomizableToolbarContent { _ = ToolbarContentBuilder.buildLimitedAvailability(p0) }
  static func call936<Content>(_ p0: ToolbarItemPlacement, _ p1: () -> Content) where Content : View { _ = ToolbarItem<(), Content>(placement: p0, content: p1); _ = ToolbarItem<(), Content>(content: p1) }
  static func call937<Content>(_ p0: String, _ p1: ToolbarItemPlacement, _ p2: () -> Content) where Content : View { _ = ToolbarItem<String, Content>(id: p0, placement: p1, content: p2); _ = ToolbarItem<String, Content>(id: p0, content: p2) }
  static func call938<Content>(_ p0: String, _ p1: ToolbarItemPlacement, _ p2: Bool, _ p3: () -> Content) where Content : View { _ = ToolbarItem<String, Content>(id: p0, placement: p1, showsByDefault: p2, content: p3); _ = ToolbarItem<String, Content>(id: p0, showsByDefault: p2, content: p3) }
  static func call939() { _ = ToolbarItemPlacement.automatic }
  static func call940() { _ = ToolbarItemPlacement.cancellationAction }
  static func call941() { _ = ToolbarItemPlacement.confirmationAction }
  static func call942() { _ = ToolbarItemPlacement.destructiveAction }
  static func call943() { _ = ToolbarItemPlacement.keyboard }
  static func call944() { _ = ToolbarItemPlacement.navigation }
  static func call945() { _ = ToolbarItemPlacement.navigationBarLeading }
  static func call946() { _ = ToolbarItemPlacement.navigationBarTrailing }
  static func call947() { _ = ToolbarItemPlacement.primaryAction }
  static func call948() { _ = ToolbarItemPlacement.principal }
  static func call949() { _ = ToolbarItemPlacement.secondaryAction }
  static func call950() { _ = ToolbarItemPlacement.status }
  static func call951() { _ = ToolbarItemPlacement.topBarLeading }
  static func call952() { _ = ToolbarItemPlacement.topBarTrailing }
  static func call953() { _ = ToolbarPlacement.automatic }
  static func call954() { _ = ToolbarPlacement.navigationBar }
  static func call955() { _ = ToolbarPlacement.tabBar }
  static func call956() { _ = ToolbarRole.automatic }
  static func call957() { _ = ToolbarRole.browser }
  static func call958() { _ = ToolbarRole.editor }
  static func call959() { _ = ToolbarRole.navigationStack }
  static func call960() { _ = ToolbarTitleDisplayMode.automatic }
  static func call961() { _ = ToolbarTitleDisplayMode.inline }
  static func call962() { _ = ToolbarTitleDisplayMode.inlineLarge }
  static func call963() { _ = ToolbarTitleDisplayMode.large }
}
