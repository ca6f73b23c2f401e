import SwiftUI

struct StyleShapes: View {
  let isOn = true
  let colors: [Color] = [.red, .blue]
  var body: some View {
    Text("a").overlay(Color.red)
    Text("a").overlay(Color.red.opacity(0.5))
    Text("a").overlay(.red)
    Text("a").overlay(.red.opacity(0.5))
    Text("a").overlay(Circle().stroke(Color.red, lineWidth: 2))
    Text("a").overlay(Circle().stroke(.red, lineWidth: 2))
    Text("a").overlay(Text("b"), alignment: .topTrailing)
    Text("a").overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(Color.gray.opacity(0.2)))
    Text("a").overlay(isOn ? Color.red : Color.clear)
    Text("a").overlay(isOn ? AnyView(Color.red) : AnyView(EmptyView()))
    Text("a").overlay(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    Text("a").overlay(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    Text("a").overlay(alignment: .bottom) { Text("b") }
    Text("a").overlay { if isOn { ProgressView() } }
    Text("a").overlay(.ultraThinMaterial, in: Capsule())
    Text("a").overlay(Group { if isOn { Text("x") } })
    more
    evenMore
  }

  @ViewBuilder var more: some View {
    Text("a").background(Color.red)
    Text("a").background(Color.red.opacity(0.5))
    Text("a").background(Color.red.opacity(0.5).cornerRadius(8))
    Text("a").background(Color(.systemBackground))
    Text("a").background(Color(UIColor.systemBackground))
    Text("a").background(Color(uiColor: .systemGroupedBackground))
    Text("a").background(Color("Brand"))
    Text("a").background(isOn ? Color.blue : Color.gray.opacity(0.3))
    Text("a").background(.red.opacity(0.4), in: RoundedRectangle(cornerRadius: 4))
    Text("a").background(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    Text("a").background(.linearGradient(Gradient(colors: colors), startPoint: .top, endPoint: .bottom))
    Text("a").background(.radialGradient(colors: colors, center: .center, startRadius: 1, endRadius: 9))
    Text("a").background(.angularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(90)))
    Text("a").background(.conicGradient(colors: colors, center: .center))
    Text("a").background(.ellipticalGradient(colors: colors))
    Text("a").background(LinearGradient(gradient: Gradient(colors: colors), startPoint: .leading, endPoint: .trailing))
    Text("a").background(RoundedRectangle(cornerRadius: 8).fill(Color.white).shadow(radius: 3))
    Text("a").background(RoundedRectangle(cornerRadius: 8).fill(.white.shadow(.drop(radius: 2))))
    Text("a").background(.thinMaterial)
    Text("a").background(Material.thin)
    Text("a").background(.bar, ignoresSafeAreaEdges: .top)
    Text("a").background(Image("wall").resizable())
    Text("a").background(GeometryReader { proxy in Color.clear.preference(key: SizeKey.self, value: proxy.size) })
    Text("a").background(alignment: .topLeading) { Color.blue }
    Text("a").background { RoundedRectangle(cornerRadius: 4) }
    Text("a").background(in: Capsule())
    Text("a").background(.quaternary)
  }

  @ViewBuilder var evenMore: some View {
    Circle().fill(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    Circle().fill(.radialGradient(Gradient(colors: colors), center: .center, startRadius: 0, endRadius: 4))
    Circle().fill(isOn ? Color.red : Color.blue)
    Circle().fill(isOn ? .red : .blue)
    Circle().fill(Color.red.gradient)
    Circle().fill(.red.gradient)
    Circle().fill(.tint)
    Circle().fill(.background)
    Circle().fill(AngularGradient(colors: colors, center: .center))
    Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
    Circle().stroke(.blue, style: StrokeStyle(lineWidth: 2))
    Circle().stroke(Color.blue, lineWidth: 4)
    Circle().strokeBorder(.blue, lineWidth: 4)
    Circle().trim(from: 0, to: 0.5).stroke(.green, style: .init(lineWidth: 5, lineCap: .round)).rotationEffect(.degrees(-90))
    Circle().trim(from: 0, to: 0.5).rotation(-.degrees(90))
    Rectangle().rotationEffect(-Angle(degrees: 3))
    Rectangle().foregroundStyle(.red, .blue)
    Rectangle().foregroundStyle(isOn ? .primary : .secondary)
    Rectangle().foregroundStyle(isOn ? Color.primary : .secondary)
    Rectangle().foregroundStyle(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
    Rectangle().foregroundColor(isOn ? .red : nil)
    Text("x").foregroundStyle(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    Text("x").foregroundStyle(Color.primary.opacity(0.4))
    Text("x").foregroundStyle(.primary.opacity(0.4))
    Text("x").foregroundStyle(.secondary.opacity(0.4))
    Text("x").foregroundStyle(.white.opacity(0.4))
    Text("x").tint(.red)
    Text("x").tint(Color.red.opacity(0.3))
    Text("x").tint(.red.opacity(0.3))
    Text("x").border(.red)
    Text("x").border(Color.red, width: 2)
    Text("x").border(.red.opacity(0.4), width: 2)
    Text("x").shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    Text("x").padding([.leading, .top], 4).padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
    Text("x").frame(maxWidth: .infinity, alignment: .leading)
    Color(red: 0.1, green: 0.2, blue: 0.3)
    Color(red: 10 / 255, green: 20 / 255, blue: 30 / 255, opacity: 0.5)
    Color(#colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
    Color(hue: 0.4, saturation: 1, brightness: 1)
    Image(uiImage: #imageLiteral(resourceName: "x"))
    Text("x").colorScheme(.dark)
  }
}

struct SizeKey: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}
