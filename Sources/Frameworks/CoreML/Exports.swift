// `import CoreML` brings Foundation and pictures, as on Apple's systems.
@_exported public import Foundation
