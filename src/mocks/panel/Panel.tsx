import { type ReactNode, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isDateHidden, onServerDate } from '../../lib/server-clock.ts'
import { Tabs, tabPanelProps } from '../../ui/Tabs.tsx'
import { CheatForm } from './CheatForm.tsx'
import { CodeForm } from './CodeForm.tsx'
import type { Controls } from './controls.ts'
import { FaultForm } from './FaultForm.tsx'
import { MemberActions } from './MemberActions.tsx'
import { MemberSelect } from './MemberSelect.tsx'
import { OpenCheats } from './OpenCheats.tsx'
import { Opener } from './Opener.tsx'
import { OpenFaults } from './OpenFaults.tsx'
import styles from './Panel.module.css'
import { PeriodForm } from './PeriodForm.tsx'
import { PresetButtons } from './PresetButtons.tsx'
import { Requests } from './Requests.tsx'
import { ResetForm } from './ResetForm.tsx'
import { usePanel } from './use-panel.ts'

/** Lets testers control the mock. The panel is only in English, because members never see it. */
export function Panel({ controls }: { controls: Controls }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const hasBeenOpen = useRef(false)
  const open = useCallback(() => setIsOpen(true), [])
  const close = useCallback(() => setIsOpen(false), [])
  useLayoutEffect(() => {
    if (isOpen) hasBeenOpen.current = true
    else if (hasBeenOpen.current) opener.current?.focus()
  }, [isOpen])
  return (
    <>
      <Opener button={opener} isHidden={isOpen} onOpen={open} />
      <PanelDialog controls={controls} isOpen={isOpen} onClose={close} />
    </>
  )
}

/** Stays mounted while it is closed, so that typed text is kept. */
function PanelDialog({ controls, isOpen, onClose }: { controls: Controls; isOpen: boolean; onClose: () => void }) {
  const panel = usePanel(controls, isOpen)
  const { statusText, isLocked, run } = panel
  const isDateHeaderHidden = useSyncExternalStore(onServerDate, isDateHidden)
  const dialog = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || element === null) return
    element.focus()
    const onKeyDown = (event: KeyboardEvent) => {
      // A key pressed in the panel must not reach the app, where it could close a sheet.
      event.stopPropagation()
      if (event.key === 'Escape') onClose()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [isOpen, onClose])
  return (
    <section
      className={styles['panel']}
      role="dialog"
      aria-labelledby="qa-title"
      ref={dialog}
      tabIndex={-1}
      hidden={!isOpen}
    >
      <div className={styles['head']}>
        {/* A status text takes the place of the title, so that nothing below moves. */}
        <h2 id="qa-title" className={statusText === '' ? undefined : 'visually-hidden'}>
          Mock platform
        </h2>
        <p className={styles['status']} role="status">
          {statusText}
        </p>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <div className={styles['body']}>
        {isDateHeaderHidden && (
          <p>The API hides its Date header: no break can end, and no pending raise can take effect.</p>
        )}
        {isLocked && <CodeForm controls={controls} run={run} />}
        <PresetButtons overview={panel} controls={controls} run={run} />
        <Subjects panel={panel} controls={controls} />
      </div>
    </section>
  )
}

/** All tabs stay mounted, so that typed text is kept. */
function Subjects({ panel, controls }: { panel: ReturnType<typeof usePanel>; controls: Controls }) {
  const { members, member, requests, faults, cheats, loggedIn, choose, run } = panel
  const [chosen, setChosen] = useState(0)
  const contentByName: Readonly<Record<string, ReactNode>> = {
    Member: (
      <>
        <MemberSelect members={members} member={member} loggedIn={loggedIn} onChoose={choose} />
        {member !== null && (
          <>
            <MemberActions key={member.id} member={member} controls={controls} run={run} />
            <Requests member={member} requests={requests} controls={controls} run={run} />
          </>
        )}
        <ResetForm controls={controls} run={run} />
      </>
    ),
    Draws: <PeriodForm controls={controls} run={run} />,
    Faults: (
      <>
        <FaultForm controls={controls} run={run} />
        <OpenFaults faults={faults} controls={controls} run={run} />
      </>
    ),
    Cheats: (
      <>
        <CheatForm controls={controls} run={run} />
        <OpenCheats cheats={cheats} controls={controls} run={run} />
      </>
    ),
  }
  return (
    <>
      <Tabs
        id="qa"
        label="Subjects"
        names={Object.keys(contentByName)}
        chosen={chosen}
        look="chips"
        onChoose={setChosen}
      />
      {Object.entries(contentByName).map(([name, content], index) => (
        <div key={name} {...tabPanelProps('qa', index)} hidden={index !== chosen}>
          {content}
        </div>
      ))}
    </>
  )
}
