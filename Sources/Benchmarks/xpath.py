"""Measures lxml's XPath on a tree of elements; pomelo-bench runs it beside its own queries.

Arguments: an XML file, the identifier of a button, and a part of labels in capital letters.
Prints medians in seconds and how much was found, as JSON.
"""

import json
import string
import sys
import time

from lxml import etree


def measure(expression, root, count, **variables):
    """The median time of a compiled expression, and how many nodes it finds."""
    found = 0
    times = []
    for _ in range(count):
        begin = time.perf_counter()
        found = len(expression(root, **variables))
        times.append(time.perf_counter() - begin)
    return sorted(times)[len(times) // 2], found


def main():
    path, key, part = sys.argv[1:4]
    root = etree.parse(path, etree.XMLParser(huge_tree=True)).getroot()
    lookup, lookup_count = measure(
        etree.XPath("//XCUIElementTypeButton[@identifier=$key]"), root, 20, key=key
    )
    scan, scan_count = measure(
        etree.XPath("//*[contains(translate(@label, $upper, $lower), $part)]"),
        root,
        10,
        upper=string.ascii_uppercase,
        lower=string.ascii_lowercase,
        part=part.lower(),
    )
    print(
        json.dumps(
            {
                "lookup": lookup,
                "lookupCount": lookup_count,
                "scan": scan,
                "scanCount": scan_count,
            }
        )
    )


main()
