/**
 * How a file of the build ends, by which a page knows that it arrived whole: a half of a file is
 * sent as any other where an upload or a connection ended early. Runs in pages and workers, too.
 */

/** The last line of a script. */
export const SCRIPT_END_MARKER = '\n//whole\n'
/** The last rule of a style sheet, which a page can look for in what it has read. */
export const SHEET_END_MARKER = '.whole{}\n'
/** The end of index.html is written there. */
export const END_MARKER = /whole\W*$/
