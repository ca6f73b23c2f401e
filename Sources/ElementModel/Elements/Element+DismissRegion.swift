extension Element {
  /// Whether it is the region beside a popover, menu or sheet that a touch dismisses.
  ///
  /// Hierarchies of iOS have it, with this identifier; nobody sees it.
  package var isDismissRegion: Bool { identifier == Self.dismissRegion }

  /// What such regions are called.
  package static let dismissRegion = "PopoverDismissRegion"
}
