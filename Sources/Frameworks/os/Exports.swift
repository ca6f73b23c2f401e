// What `import os` brings is what `import OSLog` does: `Logger`, `os_log`, locks and signposts.
@_exported public import OSLog
