// `import Security` brings Foundation's names, and Core Foundation's for them.
@_exported public import Foundation
