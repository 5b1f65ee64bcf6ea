/**
 * Marks at the end of each file of the build. A mark shows a page that the file is complete. A file
 * can arrive cut off, with the status of a complete file, if an upload or a connection ended early.
 * This module runs in the build, in pages and in workers.
 */

/** The marker that is the last line of each script. */
export const SCRIPT_END_MARKER = '\n//whole\n'
/**
 * The marker that is the last rule of each style sheet. A page can look for this rule in a loaded
 * sheet.
 */
export const SHEET_END_MARKER = '.whole{}\n'
/** Matches the end of any complete file, including that of index.html. */
export const END_MARKER = /whole\W*$/
