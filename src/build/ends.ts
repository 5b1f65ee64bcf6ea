/**
 * Marks at the end of each file of the build. They show a page that the file is complete. A file
 * can arrive cut off, with the status of a complete file, if an upload or a connection ended early.
 * This module runs in the build, in pages and in workers.
 */

/** The last line of a script. */
export const SCRIPT_END_MARKER = '\n//whole\n'
/** The last rule of a style sheet, which a page can look for in a sheet that it has loaded. */
export const SHEET_END_MARKER = '.whole{}\n'
/** Matches the end of any complete file, including that of index.html. */
export const END_MARKER = /whole\W*$/
