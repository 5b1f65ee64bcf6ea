/**
 * How a file of the build ends, by which a page knows that it arrived whole: a half of a file is
 * sent as any other where an upload or a connection ended early. Runs in pages and workers, too.
 */

/** The last line of a script. */
export const END_OF_SCRIPT = '\n//whole\n'
/** The last rule of a style sheet, which a page can look for in what it has read. */
export const END_OF_SHEET = '.whole{}\n'
/** The end of index.html is written there. */
export const IS_WHOLE = /whole\W*$/
