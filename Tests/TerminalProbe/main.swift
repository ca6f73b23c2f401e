import Foundation
import NcursesDriver
import TerminalModel
import TerminalUI

// A program for the driver's tests: it draws a known frame, answers keys with their names, and
// leaves in the ways that the tests name: `q` returns, `t` traps, `e` exits, `z` suspends.

let text = "認証 ログイン e\u{301} 👨‍👩‍👧 🇯🇵 ┌─┐ plain"

/// The frame after some keys.
func frame(size: TerminalSize, names: [String], showsCursor: Bool) -> CellGrid {
  var grid = CellGrid(columns: size.columns, rows: size.rows)
  func put(_ text: String, row: Int, style: Style) {
    var column = 0
    for character in text where row < size.rows {
      let isWide = character.unicodeScalars.contains { $0.value >= 0x3000 }
      guard column + (isWide ? 2 : 1) <= size.columns else { break }
      grid[column, row] = Cell(text: String(character), style: style)
      column += 1
      if isWide {
        grid[column, row] = Cell(text: "", style: style)
        column += 1
      }
    }
  }
  put("SIZE \(size.columns)x\(size.rows).", row: 0, style: Style(attributes: .bold))
  put(
    text, row: 1,
    style: Style(
      foreground: .rgb(red: 255, green: 95, blue: 0), background: .rgb(red: 0, green: 0, blue: 95)))
  put("KEYS \(names.joined(separator: " ")).", row: 2, style: .plain)
  if showsCursor { grid.cursor = CellPosition(column: 0, row: 2) }
  return grid
}

/// A list of which one line is selected, as many steps down as keys were pressed.
func list(size: TerminalSize, steps: Int) -> CellGrid {
  var grid = CellGrid(columns: size.columns, rows: size.rows)
  for row in 0..<size.rows {
    let isSelected = row == steps % max(1, size.rows)
    grid.write(
      "\(isSelected ? ">" : " ") Row \(row) of a list", column: 0, row: row,
      style: isSelected ? Style(attributes: .reverse) : .plain)
  }
  return grid
}

/// A frame with a picture, or two, and how these are shown: `h` takes one away, `c` writes over it.
func pictures(on driver: NcursesDriver, names: [String]) -> CellGrid {
  let surface = driver.pictureSurface(asked: nil)
  var grid = CellGrid(columns: driver.size.columns, rows: driver.size.rows)
  let cell = "\(surface.cellSize.width)x\(surface.cellSize.height)"
  grid.write("WAY \(surface.way.rawValue) \(cell).", column: 0, row: 0)
  grid.write("KEYS \(names.joined(separator: " ")).", column: 0, row: 2)
  let raster = Raster(width: 90, height: 90, filledWith: PixelColor(red: 0, green: 122, blue: 255))
  func isOn(_ name: String) -> Bool { !names.filter { $0 == name }.count.isMultiple(of: 2) }
  if !isOn("h") {
    let cells = CellRectangle(column: 10, row: 5, columns: 8, rows: 4)
    grid.show(raster, identity: 1, in: cells, on: surface)
  }
  let cells = CellRectangle(column: 30, row: 5, columns: 6, rows: 3)
  grid.show(raster, identity: 2, in: cells, on: surface)
  if isOn("c") { grid.write("over it", column: 12, row: 6) }
  grid.write("left \(names.count)", column: 2, row: 6)
  grid.write("right \(names.count)", column: 40, row: 6)
  return grid
}

let environment = ProcessInfo.processInfo.environment
let isBusy = CommandLine.arguments.contains("busy")
do {
  // Without the pipe, signals find only what the driver itself installs.
  let signals = CommandLine.arguments.contains("bare") ? nil : try SignalPipe()
  let driver = try NcursesDriver(environment: environment)
  let loop = EventLoop(driver: driver, signals: signals)
  var names: [String] = []
  let ending = loop.run(
    onInputs: { inputs in
      for input in inputs {
        switch input {
        case .key(.character("q")): loop.stop()
        case .key(.character("t")): fatalError("the probe was told to trap")
        case .key(.character("e")): exit(3)
        case .key(.character("z")), .key(.control("z")): loop.suspend()
        case .key(.character("m")): driver.setMouse(enabled: true)
        case .key(.character("M")): driver.setMouse(enabled: false)
        case .key(.character("w")):
          FileHandle.standardError.write(Data("WARNING: parked\n".utf8))
        case .key(.character("b")): while isBusy {}
        case .key(let key): names.append(KeySpecification.name(of: key))
        case .paste(let text): names.append("paste:\(text.terminalSafe)")
        case .mouse: names.append(KeySpecification.name(of: input))
        case .resized, .line: break
        }
      }
    },
    draw: {
      if CommandLine.arguments.contains("pictures") {
        return driver.present(pictures(on: driver, names: names))
      }
      let isList = CommandLine.arguments.contains("list")
      driver.present(
        isList
          ? list(size: driver.size, steps: names.count)
          : frame(size: driver.size, names: names, showsCursor: names.count > 2))
    })
  driver.close()
  print("ENDED \(ending)")
} catch {
  print("FAILED \(error)")
  exit(1)
}
