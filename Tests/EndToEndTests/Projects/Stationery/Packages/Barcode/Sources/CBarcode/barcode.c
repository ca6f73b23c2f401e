#include "CBarcode.h"

char barcode_edge(void) { return EDGE; }
