/// How many columns a terminal gives a line; counted here on its own, as a check on the program.
func displayWidth(of line: String) -> Int {
  line.unicodeScalars.reduce(0) { width, scalar in
    switch scalar.value {
    case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: width
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF:
      width + 2
    default: width + 1
    }
  }
}
