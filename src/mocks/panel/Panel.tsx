import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isDateHidden, onServerDate } from '../../lib/server-clock.ts'
import { CheatForm } from './CheatForm.tsx'
import { CodeForm } from './CodeForm.tsx'
import type { Controls } from './controls.ts'
import { FaultForm } from './FaultForm.tsx'
import { MemberActions } from './MemberActions.tsx'
import { MemberSelect } from './MemberSelect.tsx'
import { OpenCheats } from './OpenCheats.tsx'
import { OpenFaults } from './OpenFaults.tsx'
import styles from './Panel.module.css'
import { PeriodForm } from './PeriodForm.tsx'
import { Requests } from './Requests.tsx'
import { ResetForm } from './ResetForm.tsx'
import { usePanel } from './use-panel.ts'

/** Lets testers control the mock. The panel is only in English, because members never see it. */
export function Panel({ controls }: { controls: Controls }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    setIsOpen(false)
    opener.current?.focus()
  }, [])
  return (
    <>
      <button
        type="button"
        ref={opener}
        className={styles['opener']}
        aria-expanded={isOpen}
        aria-label="QA"
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      >
        <span aria-hidden="true">QA</span>
      </button>
      <PanelDialog controls={controls} isOpen={isOpen} onClose={close} />
    </>
  )
}

/** Stays mounted while it is closed, so that typed text is kept. */
function PanelDialog({ controls, isOpen, onClose }: { controls: Controls; isOpen: boolean; onClose: () => void }) {
  const { members, member, requests, faults, cheats, loggedIn, statusText, isLocked, choose, run } = usePanel(
    controls,
    isOpen,
  )
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
        <h2 id="qa-title">Mock platform</h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
        <p className={styles['status']} role="status">
          {statusText}
        </p>
      </div>
      {isDateHeaderHidden && (
        <p>The API hides its Date header: no break can end, and no pending raise can take effect.</p>
      )}
      {isLocked && <CodeForm controls={controls} run={run} />}
      <MemberSelect members={members} member={member} loggedIn={loggedIn} onChoose={choose} />
      {member !== null && (
        <>
          <MemberActions key={member.id} member={member} controls={controls} run={run} />
          <Requests member={member} requests={requests} controls={controls} run={run} />
        </>
      )}
      <PeriodForm controls={controls} run={run} />
      <fieldset>
        <legend>Faults</legend>
        <FaultForm controls={controls} run={run} />
        <OpenFaults faults={faults} controls={controls} run={run} />
      </fieldset>
      <fieldset>
        <legend>Cheats</legend>
        <CheatForm controls={controls} run={run} />
        <OpenCheats cheats={cheats} controls={controls} run={run} />
      </fieldset>
      <ResetForm controls={controls} run={run} />
    </section>
  )
}
