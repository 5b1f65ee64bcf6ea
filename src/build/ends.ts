/**
 * Markers at the end of each script and style sheet of the build, and of index.html. A marker shows
 * that the file is complete. If an upload or a connection ended early, a file can arrive incomplete
 * although its status is that of a complete file. This module runs in the build, in pages and in
 * workers.
 */

/** The marker that is the last line of each script. */
export const SCRIPT_END_MARKER = '\n//whole\n'
/**
 * The marker that is the last rule of each style sheet. A page can look for this rule in a loaded
 * sheet.
 */
export const SHEET_END_MARKER = '.whole{}\n'
/** Matches the end of a complete script, style sheet or index.html. */
export const END_MARKER = /whole\W*$/
