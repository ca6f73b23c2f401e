import Foundation

/// The shapes of letters, drawn for this program with a pen.
///
/// A glyph is its width and its strokes, such as `A`: `a 0i54ai 2d8d`. Points are pairs of digits
/// of base 36, x then y, in twentieths of the font size; capitals reach from y = 4 to the baseline
/// at y = 18 (`i`), small letters from 8, descenders to 22. A stroke is straight; behind `~` its
/// points are controls of a smooth curve; behind `@` of a closed one; a single point is a dot.
enum GlyphTable {
  /// Units in the font size.
  static let unitsPerEm = 20.0
  /// From the middle of a letter's outermost stroke to the edge of its advance, in units.
  static let bearing = 1.7

  /// The glyph of a character, if the table has one.
  static let glyphs: [Character: String] = {
    var glyphs: [Character: String] = [:]
    for line in sources.split(separator: "\n") {
      guard let character = line.first else { continue }
      glyphs[character] = String(line.dropFirst(2))
    }
    return glyphs
  }()

  /// Accents, by the combining character that stands for them; centred over their letter.
  static let accents: [Unicode.Scalar: String] = [
    "\u{300}": "3 0336", "\u{301}": "3 3306", "\u{302}": "4 062346", "\u{303}": "5 ~06134753",
    "\u{304}": "4 0545", "\u{308}": "4 05 45", "\u{30A}": "3 @02323505",
    "\u{30C}": "4 032643", "\u{327}": "2 1i1k ~1k2k2m0m",
  ]

  private static let sources = """
    A a 0i54ai 2d8d
    B 8 040i ~0434747b3b0b ~0b4b8b8i4i0i
    C a ~a794040i9iaf
    D a 040i ~0434a4ai3i0i
    E 7 74040i7i 0b6b
    F 7 74040i 0b6b
    G a ~a794040iaiab ab6b
    H 9 040i 949i 0b9b
    I 0 040i
    J 6 ~646d6i0i0e
    K 8 040i 840c 398i
    L 7 040i7i
    M c 0i046gc4ci
    N 9 0i049i94
    O b @04b4bi0i
    P 8 040i ~0434848c3c0c
    Q b @04b4bi0i 7ebj
    R 8 040i ~0434848b3b0b 4b8i
    S 8 ~8774040b8b8i1i0f
    T a 04a4 545i
    U 9 ~040c0i9i9c94
    V a 045ia4
    W g 044i85cig4
    X 9 049i 940i
    Y a 045ba4 5b5i
    Z 8 04840i8i
    a 7 ~0a18787c7i ~7c4c0c0i4i7e
    b 8 040i @08888i0i
    c 7 ~7a68080i6i7g
    d 8 848i @08888i0i
    e 8 0d8d ~8d88080i7i8g
    f 5 ~54242a2i 0858
    g 8 @08888i0i ~888i8m1m0k
    h 7 040i ~0c08787c7i
    i 0 080i 04
    j 2 ~28282j2m0m 24
    k 7 040i 780e 2c7i
    l 0 040i
    m c 080i ~0c08686c6i ~6c68c8ccci
    n 7 080i ~0c08787c7i
    o 8 @08888i0i
    p 8 080m @08888i0i
    q 8 888m @08888i0i
    r 4 080i ~0c0848
    s 6 ~6a58080d6d6i1i0g
    t 5 ~252e2i5i 0858
    u 7 787i ~080e0i7i7e
    v 8 084i88
    w c 083i689ic8
    x 7 087i 780i
    y 8 084i ~884i2m0m
    z 7 08780i7i
    0 8 @04848i0i
    1 8 17545i
    2 8 ~0804848a0i 0i8i
    3 8 ~0714747b3b ~3b8b8i1i0f
    4 8 6i640e8e
    5 8 74140b ~0b29898i1i0f
    6 8 @09898i0i ~64080e
    7 8 04843i
    8 8 @14747b1b @0b8b8i0i
    9 8 @04848d0d ~888e2i
    . 0 0i
    , 1 1i0l
    : 0 0a 0i
    ; 1 1a 1i0l
    ! 0 040d 0i
    ? 7 ~0714747a3a3e 3i
    ' 0 0408
    " 3 0408 3438
    ( 3 ~33070f3l
    ) 3 ~03373f0l
    [ 3 33030l3l
    ] 3 03333l0l
    { 4 ~43232c0c ~0c2c2l4l
    } 4 ~03232c4c ~4c2c2l0l
    < 7 780d7i
    > 7 087d0i
    / 6 630k
    \\ 6 036k
    | 0 030m
    - 5 0d5d
    _ 8 0k8k
    + 8 0d8d 494h
    = 8 0a8a 0f8f
    * 6 343a 0569 6509
    & b ~ac7i0i0c79742428bi
    % c @04545a0a @7ccccici7i a42i
    @ d @49999f4f ~999fdfd4040jaj
    # 9 341i 846i 0999 0d9d
    $ 8 ~8774040b8b8i1i0f 424k
    ^ 6 083468
    ~ 8 ~0e2a6g8c
    ` 2 0326
    ¡ 0 08 0c0m
    ¿ 7 ~7j6m0m0g4g4c 48
    £ 8 ~8664242c2g0i 0i8i 0c6c
    € 9 ~9684040i8i9g 0a6a 0d6d
    ¥ a 045ba4 5b5i 2b8b 2f8f
    ° 4 @04444808
    · 0 0c
    • 2 @0b2b2d0d 1c
    × 7 097g 790g
    ÷ 8 0d8d 49 4h
    ± 8 0b8b 474f 0i8i
    « 8 490d4h 894d8h
    » 8 094d0h 498d4h
    ‹ 4 490d4h
    › 4 094d0h
    – 8 0d8d
    — e 0ded
    ‘ 1 0418
    ’ 1 1408
    “ 4 0418 3448
    ” 4 1408 4438
    … a 0i 5i ai
    → a 0dad 79ad7h
    ← a 0dad 390d3h
    ✓ 8 0d3i86
    © e @04e4ei0i ~a988484e8ead
    ß 8 ~0i0804747b3b ~3b8b8i3i
    æ e ~0a18787d ~7c4c0c0i4i7e 7ded ~ede8787idieg
    Æ g 0i74g4 848igi 8bfb 3d8d
    ø 8 @08888i0i 870j
    Ø b @04b4bi0i b30j
    œ g @08888i0i 8dgd ~gdg8888ifigg
    Œ h @04a4ai0i h4a4aihi abgb
    ð 8 @09898i0i ~8d8834 2674
    Ð a 040i ~0434a4ai3i0i 0b5b
    þ 8 040m @08888i0i
    Þ 8 040i ~0737878e3e0e
    ı 0 080i
    """
}
