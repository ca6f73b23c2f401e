@_exported public import ScreenSnapshots
