/// What a person can do in a dialog for files.
@available(iOS17 )
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Choose several files.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// See files whose names begin with a dot.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// See extensions.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
