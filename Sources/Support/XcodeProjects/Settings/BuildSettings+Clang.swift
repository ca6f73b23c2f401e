extension BuildSettings {
  /// Folders that headers are looked for in, absolute.
  package var headerSearchPaths: [String] { list("HEADER_SEARCH_PATHS") }

  /// Names that hold in sources of C, such as `FACTOR=3`.
  package var preprocessorDefinitions: [String] { list("GCC_PREPROCESSOR_DEFINITIONS") }

  /// Further flags for the compiler of C.
  package var otherClangFlags: [String] { list("OTHER_CFLAGS") }

  /// The folder of the headers that importers see, absolute; `nil` where nothing says it.
  package var publicHeadersFolder: String? { path("PUBLIC_HEADERS_FOLDER_PATH") }
}
