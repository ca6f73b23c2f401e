/// What the build makes of a file, told by its name.
package enum FileKind: String, Hashable, Sendable, CaseIterable {
  /// Compiled by the Swift compiler.
  case swift
  /// Objective-C and Objective-C++.
  case objectiveC
  /// C and C++.
  case c
  /// Shaders.
  case metal
  /// Assembler.
  case assembly
  /// Screens drawn in Interface Builder.
  case interfaceBuilder
  /// Core Data models.
  case dataModel
  /// Definitions of intents, which code is generated from.
  case intentDefinition
  /// Machine-learning models, which code is generated from.
  case learningModel
  /// Headers of C and Objective-C.
  case header
  /// Catalogues of images and colours.
  case assetCatalog
  /// Texts by language: `.strings`, `.stringsdict`, `.xcstrings`.
  case strings
  /// Fonts.
  case font
  /// Frameworks and libraries, built already.
  case binary
  /// Files that steer the build and are part of no product.
  case buildInput
  /// All others; a resource where a target lists it.
  case data

  private static let bySuffix: [String: FileKind] = [
    "swift": .swift, "m": .objectiveC, "mm": .objectiveC, "c": .c, "cc": .c, "cpp": .c,
    "cxx": .c, "metal": .metal, "s": .assembly, "asm": .assembly, "storyboard": .interfaceBuilder,
    "xib": .interfaceBuilder, "nib": .interfaceBuilder, "xcdatamodeld": .dataModel,
    "xcdatamodel": .dataModel, "xcmappingmodel": .dataModel,
    "intentdefinition": .intentDefinition, "mlmodel": .learningModel,
    "mlpackage": .learningModel, "h": .header, "hh": .header, "hpp": .header, "pch": .header,
    "xcassets": .assetCatalog, "icon": .assetCatalog, "strings": .strings,
    "stringsdict": .strings, "xcstrings": .strings, "ttf": .font, "otf": .font, "ttc": .font,
    "framework": .binary, "xcframework": .binary, "a": .binary, "dylib": .binary, "tbd": .binary,
    "xcconfig": .buildInput, "entitlements": .buildInput, "xctestplan": .buildInput,
    "modulemap": .buildInput, "xcodeproj": .buildInput, "xcworkspace": .buildInput,
    "docc": .buildInput, "playground": .buildInput,
  ]
  private static let wholeFolders: Set<String> = [
    "xcassets", "icon", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "mlpackage",
    "framework", "xcframework", "xcodeproj", "xcworkspace", "docc", "playground", "bundle",
    "scnassets", "rcproject", "realitycomposerpro", "storekit", "swiftpm", "app", "dsym",
  ]

  /// What a file of this name is.
  package init(path: String) { self = Self.bySuffix[FilePath.suffix(of: path)] ?? .data }

  /// Whether a folder of this name is one thing, whose contents nobody lists.
  static func isWholeFolder(_ path: String) -> Bool {
    wholeFolders.contains(FilePath.suffix(of: path))
  }

  /// Whether a compiler of some language turns it into code.
  package var isCompiled: Bool {
    switch self {
    case .swift, .objectiveC, .c, .metal, .assembly, .dataModel, .intentDefinition,
      .learningModel:
      true
    case .interfaceBuilder, .header, .assetCatalog, .strings, .font, .binary, .buildInput, .data:
      false
    }
  }

  /// Whether it is a resource where a folder as a whole belongs to a target.
  var isResource: Bool {
    switch self {
    case .interfaceBuilder, .assetCatalog, .strings, .font, .data: true
    default: false
    }
  }
}
