public import SimulatedUIKit

/// A colour.
public typealias SKColor = UIColor

/// How a scene is fitted into its view.
public enum SKSceneScaleMode: Int, Sendable {
  /// The cases as SpriteKit numbers them.
  case fill, aspectFill, aspectFit, resizeFill
}

/// How a node's pixels are mixed with those below.
public enum SKBlendMode: Int, Sendable {
  /// The cases as SpriteKit numbers them.
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}

/// How a text stands across its position.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  /// The cases as SpriteKit numbers them.
  case center, left, right
}

/// How a text stands above its position.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  /// The cases as SpriteKit numbers them.
  case baseline, center, top, bottom
}

/// How an action's speed changes.
public enum SKActionTimingMode: Int, Sendable {
  /// The cases as SpriteKit numbers them.
  case linear, easeIn, easeOut, easeInEaseOut
}

/// How a texture is enlarged.
public enum SKTextureFilteringMode: Int, Sendable {
  /// The cases as SpriteKit numbers them.
  case nearest, linear
}

/// A way from one scene to another; only pixels show it.
public enum SKTransitionDirection: Int, Sendable {
  /// The cases as SpriteKit numbers them.
  case up, down, right, left
}

/// Turns a share of an action's time into a share of its change.
public typealias SKActionTimingFunction = (Float) -> Float
