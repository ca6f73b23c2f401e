extension SnapshotMarkup {
  /// How the page looks, by day and by night.
  static let style = """
    :root { color-scheme: light dark; --line: #8884; --ground: Canvas; --mark: #0a84ff; }
    body { font: 15px/1.4 system-ui, sans-serif; margin: 0; background: Canvas; color: CanvasText; }
    header { position: sticky; top: 0; z-index: 2; background: Canvas; padding: 8px 16px;
      border-bottom: 1px solid var(--line); }
    h1 { font-size: 18px; margin: 0; display: inline; }
    header p { display: inline; margin-left: 12px; opacity: .75; }
    nav { margin-top: 6px; } nav span { opacity: .6; margin-left: 12px; }
    button { font: inherit; padding: 2px 10px; border: 1px solid var(--line); border-radius: 6px;
      background: transparent; color: inherit; }
    button[aria-pressed=true] { background: var(--mark); color: white; }
    .group { margin: 16px; border: 1px solid var(--line); border-radius: 10px; padding: 8px 16px; }
    h2 { font-size: 15px; margin: 4px 0; } h3 { font-size: 14px; margin: 8px 0 2px; font-weight: 400; }
    article { border-top: 1px solid var(--line); padding-bottom: 10px; outline-offset: 4px; }
    article:focus { outline: 2px solid var(--mark); }
    .path { margin: 0 0 6px; font: 12px ui-monospace, monospace; opacity: .6; overflow-wrap: anywhere; }
    .pictures { position: relative; display: flex; gap: 12px; align-items: flex-start; overflow: auto; }
    figure { margin: 0; } img { max-height: 70vh; max-width: 30vw; border: 1px solid var(--line);
      background: repeating-conic-gradient(#8883 0 25%, transparent 0 50%) 0 0/16px 16px; }
    figcaption { font-size: 12px; opacity: .6; } input[type=range] { width: 300px; display: none; }
    .slide .pictures:has(.new ~ .difference), .blend .pictures:has(.new ~ .difference) { display: block; }
    .slide .has-both .difference, .blend .has-both .difference { display: none; }
    .slide .has-both .new, .blend .has-both .new { position: absolute; left: 0; top: 0; }
    .slide .has-both figcaption, .blend .has-both figcaption { display: none; }
    .slide .has-both .new { clip-path: inset(0 0 0 var(--at, 50%)); }
    .blend .has-both .new { opacity: var(--share, .5); }
    .slide .has-both + input, .blend .has-both + input { display: block; }
    .diff .has-both .reference, .diff .has-both .new { display: none; }
    """

  /// What keys and buttons do.
  static let script = """
    const articles = [...document.querySelectorAll('article')];
    const buttons = [...document.querySelectorAll('nav button')];
    function setMode(mode) {
      document.body.className = mode;
      buttons.forEach(b => b.setAttribute('aria-pressed', b.dataset.mode === mode));
    }
    function place(range, value) {
      range.value = value;
      const pictures = range.previousElementSibling;
      pictures.style.setProperty('--at', range.value + '%');
      pictures.style.setProperty('--share', range.value / 100);
    }
    document.querySelectorAll('.pictures').forEach(p => {
      if (p.querySelector('.reference') && p.querySelector('.new')) p.classList.add('has-both');
    });
    document.querySelectorAll('input[type=range]').forEach(range => {
      range.addEventListener('input', () => place(range, range.value));
    });
    buttons.forEach(b => b.addEventListener('click', () => setMode(b.dataset.mode)));
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const current = articles.indexOf(document.activeElement.closest('article'));
      const step = { j: 1, k: -1 }[event.key];
      if (step) {
        const next = articles[Math.max(0, Math.min(articles.length - 1, current + step))];
        if (next) { next.focus(); next.scrollIntoView({ block: 'center' }); }
      }
      const mode = { 1: 'side', 2: 'slide', 3: 'blend', 4: 'diff' }[event.key];
      if (mode) setMode(mode);
      const move = { ArrowLeft: -5, ArrowRight: 5 }[event.key];
      const range = articles[current] && articles[current].querySelector('input[type=range]');
      if (move && range && event.target !== range) {
        place(range, Number(range.value) + move);
        event.preventDefault();
      }
    });
    const wanted = location.hash.slice(1);
    setMode(buttons.some(b => b.dataset.mode === wanted) ? wanted : 'side');
    """
}
