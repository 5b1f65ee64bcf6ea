/**
 * Markers at the end of each script and style sheet of the build, and of index.html. They show that
 * the file is complete: if an upload or a connection ends early, a part of a file can arrive with
 * the status of a complete file. This module runs in the build, in pages and in workers.
 */

export const SCRIPT_END_MARKER = '\n//whole\n'
/** The last rule of each style sheet. A page can look for this rule in a loaded sheet. */
export const SHEET_END_MARKER = '.whole{}\n'
/** Matches the end of a complete script, style sheet or index.html. */
export const END_MARKER_PATTERN = /whole\W*$/
