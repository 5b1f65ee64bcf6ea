import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react'
import { ChipButton, ChipRow } from './Chip'
import styles from './Tabs.module.css'

/**
 * The Tab key reaches only the chosen tab, as WAI-ARIA recommends. The caller spreads
 * `tabPanelProps(id, index)` on the element of each panel.
 */
export function Tabs({
  id,
  label,
  names,
  chosen,
  look,
  onChoose,
}: {
  id: string
  label: string
  names: readonly string[]
  chosen: number
  look: 'chips' | 'segments'
  onChoose: (index: number) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  // The row scrolls to the chosen tab again if the names change or the phone is rotated, because
  // the tab may leave the view then.
  const joinedNames = names.join('|')
  useEffect(() => {
    const scrollToChosen = () => {
      const row = list.current
      if (row === null || joinedNames === '') return
      const tab = tabsOf(row)[chosen]
      // `scrollIntoView` would also scroll the page.
      if (tab !== undefined) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
    }
    scrollToChosen()
    window.addEventListener('resize', scrollToChosen)
    return () => window.removeEventListener('resize', scrollToChosen)
  }, [chosen, joinedNames])
  // A move starts at the focused tab: `chosen` may change a moment later than the focus.
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = tabsOf(event.currentTarget)
    const newIndex = nextIndex(
      event,
      tabs.findIndex((tab) => tab === event.target),
      tabs.length,
      'wrap',
    )
    if (newIndex === null) return
    event.preventDefault()
    onChoose(newIndex)
    tabs[newIndex]?.focus({ preventScroll: true })
  }
  const { Row, Tab } = componentsByLook[look]
  return (
    <Row role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {names.map((name, index) => (
        <Tab
          key={index}
          role="tab"
          id={tabId(id, index)}
          aria-selected={index === chosen}
          aria-controls={index === chosen ? panelId(id, index) : undefined}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(index)}
        >
          {name}
        </Tab>
      ))}
    </Row>
  )
}

export function tabPanelProps(id: string, index: number) {
  return { role: 'tabpanel', id: panelId(id, index), 'aria-labelledby': tabId(id, index) }
}

const tabId = (id: string, index: number) => `${id}-tab-${index}`
const panelId = (id: string, index: number) => `${id}-panel-${index}`

const tabsOf = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[role=tab]')]

function SegmentRow(props: ComponentProps<'div'>) {
  return <div className={styles['row']} {...props} />
}

function Segment(props: ComponentProps<'button'>) {
  return <button type="button" className={styles['segment']} {...props} />
}

const componentsByLook = {
  chips: { Row: ChipRow, Tab: ChipButton },
  segments: { Row: SegmentRow, Tab: Segment },
}

export function Filters<Key extends string>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string
  options: readonly { key: Key; name: string }[]
  chosen: Key
  onChoose: (key: Key) => void
}) {
  return (
    <ChipRow role="group" aria-label={label}>
      {options.map(({ key, name }) => (
        <ChipButton key={key} aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          {name}
        </ChipButton>
      ))}
    </ChipRow>
  )
}

/**
 * Returns the new index after an arrow key, Home or End. Null for other keys, with Alt, Ctrl or
 * Meta, and in an empty row.
 */
export function nextIndex(
  { key, altKey, ctrlKey, metaKey }: Pick<globalThis.KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  current: number,
  count: number,
  atEnd: 'stop' | 'wrap',
): number | null {
  // Alt with an arrow key is the browser's shortcut for Back and Forward.
  if (count === 0 || altKey || ctrlKey || metaKey) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return null
  return atEnd === 'wrap' ? (current + step + count) % count : Math.min(Math.max(current + step, 0), count - 1)
}
