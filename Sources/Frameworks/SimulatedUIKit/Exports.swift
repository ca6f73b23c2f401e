// What `import UIKit` brings besides UIKit itself.
@_exported public import Foundation
