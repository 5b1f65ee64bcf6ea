/**
 * Marks at the end of each file of the build, by which a page knows that the file is complete. A
 * file can arrive cut, with the status of a complete one, if an upload or a connection ended early.
 * Runs in pages and workers, too.
 */

/** The last line of a script. */
export const SCRIPT_END_MARKER = '\n//whole\n'
/** The last rule of a style sheet, which a page can look for in a sheet that it has loaded. */
export const SHEET_END_MARKER = '.whole{}\n'
/** Matches the end of any complete file. index.html itself is written with such an end. */
export const END_MARKER = /whole\W*$/
