#ifndef CBARCODE_H
#define CBARCODE_H
/// The character at either end of a code.
char barcode_edge(void);
#endif
