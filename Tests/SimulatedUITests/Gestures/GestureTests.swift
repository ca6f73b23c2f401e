import ElementModel
import SwiftUI
import Testing
import VirtualTime

private struct Photo: View {
  @State private var log: [String] = []
  @State private var isPressing = false

  var body: some View {
    VStack {
      Text("photo")
        .frame(width: 200, height: 100)
        .onTapGesture(count: 2) { log.append("zoom") }
        .onTapGesture { log.append("show") }
        .onLongPressGesture(minimumDuration: 1) {
          log.append("menu")
        } onPressingChanged: {
          isPressing = $0
        }
      Text("log: \(log.joined(separator: " "))")
      Text(isPressing ? "pressing" : "not pressing")
    }
  }
}

private struct Draggable: View {
  @State private var offset = CGSize.zero
  @State private var ended = "no"
  @GestureState private var isDragging = false

  var body: some View {
    VStack {
      Color.red
        .frame(width: 100, height: 100)
        .accessibilityElement()
        .accessibilityIdentifier("card")
        .gesture(
          DragGesture(minimumDistance: 20)
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { offset = $0.translation }
            .onEnded { ended = "\($0.predictedEndTranslation.width > $0.translation.width)" })
      Text("at \(Int(offset.width)) \(Int(offset.height)) \(isDragging ? "dragging" : "still")")
      Text("ended \(ended)")
    }
  }
}

private struct Zoomable: View {
  @State private var scale = 1.0
  @State private var angle = Angle.zero

  var body: some View {
    VStack {
      Color.blue
        .frame(width: 300, height: 300)
        .accessibilityElement()
        .accessibilityIdentifier("map")
        .gesture(
          MagnifyGesture().onChanged { scale = $0.magnification }
            .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }))
      Text("scale \(Int((scale * 100).rounded())) angle \(Int(angle.degrees.rounded()))")
    }
  }
}

@MainActor @Suite(.serialized) struct GestureTests {
  @Test func oneTapWaitsUntilItCannotBeTwo() throws {
    let driver = AppDriver { Photo() }
    let point = try driver.point("photo")
    driver.app.tap(at: point)
    driver.wait(.milliseconds(300))
    #expect(driver.exists("log: "))
    driver.wait(.milliseconds(100))
    #expect(driver.exists("log: show"))
  }

  @Test func twoTapsAreADoubleTapAndNoTwoTaps() throws {
    let driver = AppDriver { Photo() }
    let point = try driver.point("photo")
    driver.app.tap(at: point)
    driver.wait(.milliseconds(100))
    driver.app.tap(at: point)
    driver.settle()
    #expect(driver.exists("log: zoom"))
  }

  @Test func aTapElsewhereDoesNotMakeADoubleTap() throws {
    let driver = AppDriver { Photo() }
    driver.app.tap(at: try driver.point("photo"))
    driver.app.tap(at: CGPoint(x: 5, y: 5))
    #expect(driver.exists("log: show"))
  }

  @Test func aLongPressFiresWhileTheFingerIsDown() throws {
    let driver = AppDriver { Photo() }
    let point = try driver.point("photo")
    driver.press(at: point)
    #expect(driver.exists("pressing"))
    driver.wait(.milliseconds(900))
    #expect(driver.exists("log: "))
    driver.wait(.milliseconds(200))
    #expect(driver.exists("log: menu"))
    driver.lift(at: point)
    driver.settle()
    #expect(driver.exists("log: menu"))
    #expect(driver.exists("not pressing"))
  }

  @Test func aFingerThatMovesNeitherTapsNorPresses() throws {
    let driver = AppDriver { Photo() }
    let point = try driver.point("photo")
    driver.drag(from: point, to: point.moved(30, 0), hold: .seconds(2))
    driver.settle()
    #expect(driver.exists("log: "))
    #expect(driver.exists("not pressing"))
  }

  @Test func aDragTellsWhereTheFingerIs() throws {
    let driver = AppDriver { Draggable() }
    let point = try driver.point("card")
    driver.press(at: point)
    driver.move(from: point, to: point.moved(15, 0), steps: 1)
    #expect(driver.exists("at 0 0 still"))
    driver.move(from: point.moved(15, 0), to: point.moved(60, 40), steps: 3)
    #expect(driver.exists("at 60 40 dragging"))
    driver.lift(at: point.moved(60, 40))
    #expect(driver.exists("at 60 40 still"))
    #expect(driver.exists("ended true"))
  }

  @Test func aDragThatRestsHasNoSpeed() throws {
    let driver = AppDriver { Draggable() }
    let point = try driver.point("card")
    driver.drag(from: point, to: point.moved(60, 0))
    #expect(driver.exists("ended false"))
  }

  @Test func twoFingersPinchAndTurn() throws {
    let driver = AppDriver { Zoomable() }
    let middle = try driver.point("map")
    driver.pinch(
      (middle.moved(-50, 0), middle.moved(0, -100)), (middle.moved(50, 0), middle.moved(0, 100)))
    #expect(driver.exists("scale 200 angle 90"))
  }

  @Test func ofTwoViewsTheInnerOneHasTheTap() throws {
    struct Nested: View {
      @State private var log = ""
      var body: some View {
        VStack {
          Text("inner").onTapGesture { log += "i" }
          Text("outer").frame(maxWidth: .infinity, maxHeight: .infinity)
          Text("log \(log)")
        }
        .onTapGesture { log += "o" }
      }
    }
    let driver = AppDriver { Nested() }
    try driver.tap("inner")
    try driver.tap("outer")
    #expect(driver.exists("log io"))
  }

  @Test func rankDecidesBetweenViews() throws {
    struct Ranked: View {
      @State private var log = ""
      var body: some View {
        VStack {
          Button("high") { log += "b" }.highPriorityGesture(TapGesture().onEnded { log += "h" })
          Button("both") { log += "b" }.simultaneousGesture(TapGesture().onEnded { log += "s" })
          Button("normal") { log += "b" }.gesture(TapGesture().onEnded { log += "n" })
          Text("log \(log)")
        }
      }
    }
    let driver = AppDriver { Ranked() }
    try driver.tap("high")
    #expect(driver.exists("log h"))
    try driver.tap("both")
    #expect(driver.exists("log hsb"))
    try driver.tap("normal")
    #expect(driver.exists("log hsbb"))
  }

  @Test func aPressThenADragAreASequence() throws {
    struct Reorder: View {
      @State private var text = "idle"
      var body: some View {
        VStack {
          Text("handle").gesture(
            LongPressGesture(minimumDuration: 0.4).sequenced(before: DragGesture())
              .onChanged { value in
                if case .second(true, let drag) = value {
                  text = "dragging \(Int(drag?.translation.height ?? 0))"
                }
              }
              .onEnded { _ in text += " dropped" })
          Text(text)
        }
      }
    }
    let driver = AppDriver { Reorder() }
    let point = try driver.point("handle")
    driver.drag(from: point, to: point.moved(0, 50))
    #expect(driver.exists("idle"))
    driver.press(at: point)
    driver.wait(.milliseconds(500))
    #expect(driver.exists("dragging 0"))
    driver.move(from: point, to: point.moved(0, 50))
    #expect(driver.exists("dragging 50"))
    driver.lift(at: point.moved(0, 50))
    #expect(driver.exists("dragging 50 dropped"))
  }

  @Test func buttonsAreTriggeredByAFingerThatGoesUpInside() throws {
    struct Plain: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let driver = AppDriver { Plain() }
    let point = try driver.point("count 0")
    driver.press(at: point)
    #expect(driver.exists("count 0"))
    driver.lift(at: point.moved(4, 3))
    #expect(driver.exists("count 1"))
    driver.drag(from: point, to: point.moved(0, 200))
    #expect(driver.exists("count 1"))
    driver.press(at: point)
    driver.wait(.seconds(3))
    driver.lift(at: point)
    #expect(driver.exists("count 2"))
  }

  @Test func spatialTapsAndGlobalLocationsTellWhere() throws {
    struct Board: View {
      @State private var text = ""
      var body: some View {
        VStack(spacing: 0) {
          Color.green.frame(width: 100, height: 100)
            .accessibilityElement().accessibilityIdentifier("board")
            .onTapGesture { location in text = "\(Int(location.x)) \(Int(location.y))" }
          Text("tapped \(text)")
        }
      }
    }
    let driver = AppDriver { Board() }
    let frame = try #require(driver.find("board")).frame
    driver.app.tap(at: CGPoint(x: frame.minX + 10, y: frame.minY + 90))
    #expect(driver.exists("tapped 10 90"))
  }
}
