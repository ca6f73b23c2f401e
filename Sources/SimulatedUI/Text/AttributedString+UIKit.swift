extension AttributeScopes {
  /// The attributes that UIKit draws and SwiftUI does not.
  public struct UIKitAttributes: AttributeScope {
    /// How lines are set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// SwiftUI's own.
    public let swiftUI: AttributeScopes.SwiftUIAttributes

    /// How lines are set; only pixels of UIKit's views would show it.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A style of paragraphs.
      public typealias Value = NSParagraphStyle
      /// The attribute's name.
      public static let name = "NSParagraphStyle"
    }
  }

  /// The attributes that UIKit draws.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
