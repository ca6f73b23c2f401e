// What `import CoreGraphics` brings: points, sizes and rectangles, which Foundation has on Linux.
@_exported public import Foundation
