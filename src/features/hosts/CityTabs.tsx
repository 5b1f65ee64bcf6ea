import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { nextIndex } from '@/lib/next-index'
import styles from './Cities.module.css'

/** Tabs over one panel: one tab stop, the arrows choose, as WAI-ARIA has it. */
export function CityTabs<Key extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  label: string
  tabs: readonly { key: Key; name: string }[]
  chosen: Key
  onChoose: (key: Key) => void
  /** The chosen tab's panel. */
  children: ReactNode
}) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === chosen)
    const next = nextIndex(event.key, at, tabs.length, 'wrap')
    const tab = next === null ? undefined : tabs[next]
    if (next === null || tab === undefined) return
    event.preventDefault()
    onChoose(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div className={styles['tabs']} role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`tab-${key}`}
            className={styles['tab']}
            aria-selected={key === chosen}
            aria-controls={key === chosen ? 'tab-panel' : undefined}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${chosen}`}>
        {children}
      </div>
    </>
  )
}
