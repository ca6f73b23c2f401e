/// The letters that a text is written in, of which many belong to one language.
enum WritingSystem: Hashable {
  /// Letters that several languages have.
  case latin, cyrillic, han, arabic
  /// Those of Japanese alone.
  case kana
  /// Those of one language.
  case ofOne(NLLanguage)

  /// The letters of which a character is one; `nil` where it is no letter.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .ofOne(.greek)
    case 0x400...0x52F: self = .cyrillic
    case 0x530...0x58F: self = .ofOne(.armenian)
    case 0x590...0x5FF: self = .ofOne(.hebrew)
    case 0x600...0x6FF, 0x750...0x77F: self = .arabic
    case 0x900...0x97F: self = .ofOne(.hindi)
    case 0x980...0x9FF: self = .ofOne(.bengali)
    case 0xA00...0xA7F: self = .ofOne(.punjabi)
    case 0xA80...0xAFF: self = .ofOne(.gujarati)
    case 0xB80...0xBFF: self = .ofOne(.tamil)
    case 0xC00...0xC7F: self = .ofOne(.telugu)
    case 0xC80...0xCFF: self = .ofOne(.kannada)
    case 0xD00...0xD7F: self = .ofOne(.malayalam)
    case 0xE00...0xE7F: self = .ofOne(.thai)
    case 0xE80...0xEFF: self = .ofOne(.lao)
    case 0x1000...0x109F: self = .ofOne(.burmese)
    case 0x10A0...0x10FF: self = .ofOne(.georgian)
    case 0x1780...0x17FF: self = .ofOne(.khmer)
    case 0x3041...0x30FF, 0x31F0...0x31FF: self = .kana
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
    case 0x1100...0x11FF, 0xAC00...0xD7AF: self = .ofOne(.korean)
    default: return nil
    }
  }

  /// The code of the script (ISO 15924), as tags of scripts have it.
  var script: String {
    switch self {
    case .latin: "Latn"
    case .cyrillic: "Cyrl"
    case .han: "Hani"
    case .arabic: "Arab"
    case .kana: "Jpan"
    case .ofOne(.greek): "Grek"
    case .ofOne(.hebrew): "Hebr"
    case .ofOne(.hindi): "Deva"
    case .ofOne(.thai): "Thai"
    case .ofOne(.korean): "Kore"
    case .ofOne: "Zyyy"
    }
  }
}
