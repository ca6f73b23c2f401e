// `import NaturalLanguage` brings Foundation, as on Apple's systems.
@_exported public import Foundation
