import TerminalModel
import TerminalPictures
import TerminalUI

/// What a driver knows of pictures: how the terminal shows them, and which stand there.
struct PicturePort {
  /// How long the first answer is waited for.
  static let patience = Duration.milliseconds(200)
  /// A cell of a terminal that does not say how large one is.
  private static let usualCell = PixelSize(width: 8, height: 16)

  private let environment: [String: String]
  private let packing: PicturePacking
  private let colors: CellColors
  private var reader: ReplyReader?
  private var facts = PictureFacts()
  private var screen: PictureScreen?
  private var way = PictureProtocol.halfBlocks
  /// What was typed before the terminal had answered.
  private var kept: [TerminalInput] = []
  /// Cells that the question may have been shown in.
  private var hasAsked = false
  /// Whether the cells may have another size than the terminal said.
  private var wasResized = false

  init(environment: [String: String], colorDepth: ColorDepth, packing: PicturePacking) {
    self.environment = environment
    self.packing = packing
    colors = colorDepth.cellColors
    facts.colors = colors
  }
}

// Asking.
extension PicturePort {
  /// Whether something can be found out that is not known.
  func wantsToAsk(_ asked: PictureProtocol?) -> Bool {
    reader == nil && asked?.hasPixels != false && PictureFacts.mayAsk(environment: environment)
  }

  /// What the terminal is asked.
  var question: [UInt8] { TerminalQuestion.bytes(environment: environment) }

  mutating func beginAsking() {
    reader = ReplyReader(now: ReplyReader.now())
    hasAsked = true
  }

  /// Whether answers may still come.
  var isWaiting: Bool { reader?.isWaiting(now: ReplyReader.now()) ?? false }
  /// Whether the last answer has come.
  var isAnswered: Bool { reader?.isComplete ?? false }

  /// Reads answers for some time; what was typed meanwhile.
  mutating func readReplies(for time: Duration) -> [UInt8] {
    guard var reader else { return [] }
    let typed = reader.read(for: time)
    self.reader = reader
    facts = reader.facts
    facts.colors = colors
    return typed
  }

  /// Keeps what was typed before the terminal had answered.
  mutating func keep(_ inputs: [TerminalInput]) { kept += inputs }
  /// Whether something is kept.
  var hasInputs: Bool { !kept.isEmpty }

  /// What was typed before all else that can be read now.
  mutating func takeInputs() -> [TerminalInput] {
    defer { kept = [] }
    return kept
  }
}

// Showing.
extension PicturePort {
  /// Chooses the way in which pictures are shown.
  ///
  /// - Parameter asked: The one that a person wants.
  /// - Returns: What is written where the way is another one than before, after which the screen has to
  ///   be cleared; `nil` where all stays as it is.
  mutating func choose(_ asked: PictureProtocol?) -> [UInt8]? {
    way = facts.choice(environment: environment, asked: asked)
    let new = way.hasPixels ? way : nil
    guard new != screen?.way else { return nil }
    let farewell = screen?.clear()
    screen = new.map { way in
      PictureScreen(
        way: way, passthrough: PictureFacts.passthrough(environment: environment),
        packing: packing)
    }
    return farewell ?? []
  }

  /// How pictures are shown.
  ///
  /// - Parameters:
  ///   - cells: The size of the screen.
  ///   - pixels: Its size in pixels, if the system knows it.
  /// - Returns: The way.
  func surface(cells: TerminalSize, pixels: PixelSize?) -> PictureSurface {
    switch way {
    case .halfBlocks: return .halfBlocks(colors)
    case .braille: return .braille(colors)
    case .kitty, .sixel, .iterm: break
    }
    let told = wasResized ? nil : facts.cellSize
    let derived = pixels.flatMap {
      PictureFacts.cellSize(
        width: Double($0.width) / Double(max(1, cells.columns)),
        height: Double($0.height) / Double(max(1, cells.rows)))
    }
    let cell = told ?? derived ?? facts.cellSize ?? Self.usualCell
    return PictureSurface(way: way, cellSize: cell, colors: colors)
  }

  /// What is written for the pictures of a frame.
  mutating func update(to grid: CellGrid, size: TerminalSize) -> PictureUpdate {
    let seen = grid.pictures.filter { !grid.covers($0.rectangle) }
    var update = screen?.update(to: seen, size: size) ?? PictureUpdate()
    if hasAsked {
      update.rewritten.append(
        CellRectangle(column: 0, row: 0, columns: size.columns, rows: 1))
      hasAsked = false
    }
    return update
  }

  /// Notes that the screen is blank.
  mutating func forget() { screen?.forget() }

  /// Notes that the screen is blank, and of another size.
  mutating func noticeResize() {
    wasResized = true
    forget()
  }

  /// What takes pictures away that would outlive the screen.
  mutating func clear() -> [UInt8] { screen?.clear() ?? [] }
  /// The same for a sudden end.
  var lastWords: [UInt8] { screen?.lastWords ?? [] }
}
