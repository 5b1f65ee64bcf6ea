import { expect, type Page } from '@playwright/test'

/** Widths in px of the most common narrow phones and of the narrowest phones. */
const PHONE_WIDTHS = [360, 320] as const

/** Expects whole words and figures on narrow phones, and on a usual phone with doubled text. */
export async function expectWholeWords(page: Page): Promise<void> {
  for (const width of PHONE_WIDTHS) {
    await page.setViewportSize({ width, height: 640 })
    expect(await page.evaluate(findSplitTexts), `words or figures split over two lines at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await withLargeText(page, async () => {
    // With doubled text, a figure with spaces, such as a date, may continue on the next line. A
    // Chinese date may break between its characters, and a web address may be longer than a line.
    const splitTexts = await page.evaluate(findSplitTexts)
    const disallowedTexts = splitTexts.filter((text) => !/^figure "[^"]*[ 年]/.test(text) && !/[a-z]\.[a-z]/.test(text))
    expect(disallowedTexts, 'words or figures split over two lines at 390 px with text of 200 %').toEqual([])
  })
}

/** Doubles the text size of the browser. Unlike a style, this also changes media queries in em. */
async function withLargeText(page: Page, check: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await check()
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await devtools.detach()
}

/**
 * Runs in the page. Lists the words and figures whose letters are on more than one line. Chinese
 * text may break between any two characters, and a word at its hyphens. A figure (an amount,
 * countdown, period, date or percentage) may not break.
 */
const findSplitTexts = (): string[] => {
  const WORD_PATTERN = /[\p{Script=Latin}\p{M}\p{N}’']+/gu
  const FIGURE_PATTERN = new RegExp(
    [
      String.raw`[+−]?Rp\s?[\d.,]*\d`,
      String.raw`\d{1,2}:\d{2}(?::\d{2})?`,
      String.raw`\d{8}-\d{3,}|(?<![\p{L}\p{N}])-\d{4}(?!\d)`,
      String.raw`\d{4}-\d{2}-\d{2}|\p{L}{3} \d{1,2}, 20\d{2}|\d{1,2} (?:thg \d{1,2},|\p{L}{3,4}) 20\d{2}`,
      String.raw`\d{4}年\d{1,2}月\d{1,2}日`,
      String.raw`\d[\d.,]*\s?%`,
      String.raw`\d[\d.,]*\d`,
    ].join('|'),
    'gu',
  )
  const HIDDEN_SELECTOR = '.visually-hidden, .swiper, .adm-pull-to-refresh-head, svg, script, style, noscript, [hidden]'

  /** The text of one block, and its text nodes with the offset at which each begins in `text`. */
  interface TextRun {
    text: string
    parts: { node: Text; from: number }[]
  }
  const runs: TextRun[] = []
  let currentBlock: Element | null = null
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const node = walker.currentNode
    if (node instanceof HTMLBRElement) currentBlock = null
    if (!(node instanceof Text)) continue
    const parent = node.parentElement
    if (node.data.trim() === '') {
      const previous = runs.at(-1)
      if (previous !== undefined) previous.text += ' '
      continue
    }
    if (parent === null || parent.closest(HIDDEN_SELECTOR) !== null || parent.getClientRects().length === 0) continue
    let block: Element = parent
    while (getComputedStyle(block).display.startsWith('inline') && !/inline-/.test(getComputedStyle(block).display))
      block = block.parentElement ?? document.body
    if (block !== currentBlock) runs.push({ text: '', parts: [] })
    currentBlock = block
    const run = runs.at(-1)
    if (run === undefined) continue
    run.parts.push({ node, from: run.text.length })
    run.text += node.data
  }

  const countLines = ({ parts }: TextRun, from: number, to: number): number => {
    let lines = 0
    let bottom = Number.NEGATIVE_INFINITY
    for (const part of parts) {
      const start = Math.max(0, from - part.from)
      const end = Math.min(part.node.length, to - part.from)
      if (start >= end) continue
      const range = document.createRange()
      range.setStart(part.node, start)
      range.setEnd(part.node, end)
      for (const { top, height, width } of range.getClientRects()) {
        if (width === 0 || height === 0) continue
        // A small label beside a large figure is on the same line, although its top is lower.
        if (top + height / 2 > bottom) {
          lines += 1
          bottom = top + height
        } else bottom = Math.max(bottom, top + height)
      }
    }
    return lines
  }

  const splitTexts = new Set<string>()
  for (const run of runs)
    for (const [kind, pattern] of [['word', WORD_PATTERN] as const, ['figure', FIGURE_PATTERN] as const])
      for (const { 0: match, index } of run.text.matchAll(pattern))
        if (countLines(run, index, index + match.length) > 1)
          splitTexts.add(`${kind} "${match}" in "${run.text.trim().slice(0, 60)}"`)
  return [...splitTexts]
}
