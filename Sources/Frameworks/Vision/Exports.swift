// `import Vision` brings Foundation and pictures, as on Apple's systems.
@_exported public import CoreImage
@_exported public import Foundation
