// `import Combine` brings OpenCombine, whose names are Combine's; what stands in this module takes
// the place of what OpenCombine has by the same name.
@_exported public import OpenCombine
