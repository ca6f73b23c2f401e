#ifndef CNCURSES_H
#define CNCURSES_H

#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#define NCURSES_WIDECHAR 1
#include <langinfo.h>
#include <locale.h>
#include <ncursesw/curses.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <wchar.h>

// From term.h, which also defines macros with names like `columns` and `lines`.
extern char *tigetstr(const char *name);
extern int wcwidth(wchar_t character);
extern char *tiparm(const char *capability, ...);

// What Swift's importer cannot see of curses: macros, mutable globals and variadic functions.

/// Starts curses on stdin and stdout as a terminal of this type; NULL when the type is unknown.
static inline SCREEN *cnc_open(const char *type) { return newterm(type, stdout, stdin); }

/// The screen's window.
static inline WINDOW *cnc_screen(void) { return stdscr; }
/// Colours that the terminal has; 0 when it has none.
static inline int cnc_colors(void) { return has_colors() ? COLORS : 0; }
/// Colour pairs that can be in use at once.
static inline int cnc_color_pairs(void) { return COLOR_PAIRS; }
/// Rows of the screen.
static inline int cnc_rows(void) { return getmaxy(stdscr); }
/// Columns of the screen.
static inline int cnc_columns(void) { return getmaxx(stdscr); }

/// Bold, dim, italic, underlined, reverse: the bits of pomelo's own set, in its order.
static inline attr_t cnc_attributes(unsigned int bits) {
  attr_t attributes = A_NORMAL;
  if (bits & 1) attributes |= A_BOLD;
  if (bits & 2) attributes |= A_DIM;
  if (bits & 4) attributes |= A_ITALIC;
  if (bits & 8) attributes |= A_UNDERLINE;
  if (bits & 16) attributes |= A_REVERSE;
  /* ncurses cannot strike text through: it is dimmed instead. */
  if (bits & 32) attributes |= A_DIM;
  return attributes;
}

/// Draws one spacing character with its combining ones; ERR when curses cannot hold them in a cell.
static inline int cnc_put(
    int row, int column, const wchar_t *text, attr_t attributes, int pair) {
  cchar_t cell;
  if (setcchar(&cell, text, attributes, 0, &pair) == ERR) return ERR;
  // Filling the last cell of the screen answers ERR although it is drawn.
  mvadd_wch(row, column, &cell);
  return OK;
}

/// Draws characters of printable ASCII, a cell each; ERR when curses does not have them all.
static inline int cnc_put_ascii(
    int row, int column, const char *text, int count, attr_t attributes, int pair) {
  enum { capacity = 256 };
  cchar_t cells[capacity];
  cchar_t blank;
  if (setcchar(&blank, L" ", attributes, 0, &pair) == ERR) return ERR;
  for (int done = 0; done < count; done += capacity) {
    int part = count - done < capacity ? count - done : capacity;
    for (int place = 0; place < part; place++) {
      cells[place] = blank;
      cells[place].chars[0] = text[done + place];
    }
    if (mvadd_wchnstr(row, column + done, cells, part) == ERR) return ERR;
  }
  // Curses takes the terminal's cursor to the window's: after the text it is where it has to be.
  move(row, column + count < getmaxx(stdscr) ? column + count : getmaxx(stdscr) - 1);
  return OK;
}

/// The terminal's own size, which the environment may not override; false when it does not know.
static inline bool cnc_terminal_size(int descriptor, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return false;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return true;
}

/// Codes for the beginnings of mouse reports; curses has no keys from 01000 on.
enum { cnc_sgr_report = 02000, cnc_x10_report = 02001 };
/// Gives the beginnings of mouse reports codes, and leaves the rest of each to be read as
/// characters. Curses' own decoder takes a drag for a press, and only knows the form of report that
/// the terminal's description names.
static inline void cnc_define_mouse_reports(void) {
  define_key(NULL, KEY_MOUSE);
  define_key("\033[<", cnc_sgr_report);
  define_key("\033[M", cnc_x10_report);
}
/// Writes text that curses shall not know of, between two frames.
static inline void cnc_write(const char *text) {
  fputs(text, stdout);
  fflush(stdout);
}

/// Cells that the C library, and so curses, gives a character; negative for control characters.
static inline int cnc_width(wchar_t character) { return wcwidth(character); }

/// Whether the locale's characters are UTF-8.
static inline bool cnc_is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

/// A string capability of the terminal, or NULL.
static inline const char *cnc_capability(const char *name) {
  const char *text = tigetstr(name);
  return text == (char *)-1 ? NULL : text;
}
/// The text that moves the cursor, or NULL.
static inline const char *cnc_cursor_move(int row, int column) {
  const char *move = cnc_capability("cup");
  return move ? tiparm(move, row, column) : NULL;
}

#endif
