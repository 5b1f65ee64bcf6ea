import type { Page } from '@playwright/test'

/** A layout shift that no input caused. */
export interface Shift {
  score: number
  /** Each moved element with its top before and after, in px: "li.game “Sunda” 310 → 352". */
  moved: string[]
}

/** Records every layout shift that no input caused. Call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Source {
      node: Node | null
      previousRect: DOMRect
      currentRect: DOMRect
    }
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
    const shifts: { score: number; moved: string[] }[] = []
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      if (element === null || element === undefined) return 'gone'
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').slice(0, 30)
      const label = element.getAttribute('aria-label') ?? text
      return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${label}”`
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          shifts.push({
            score: value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) => `${nameOf(node)} ${previousRect.y} → ${currentRect.y}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { tigaShifts: shifts })
  })
}

export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { tigaShifts: Shift[] }).tigaShifts)
}

export function describeShifts(shifts: readonly Shift[]): string {
  return shifts.map(({ score, moved }) => [score.toFixed(4), ...moved].join('\n  ')).join('\n')
}
