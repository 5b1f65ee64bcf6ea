import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Controls } from './controls.ts'
import { FaultForm } from './FaultForm.tsx'
import { MemberActions } from './MemberActions.tsx'
import styles from './Panel.module.css'
import { PeriodForm } from './PeriodForm.tsx'
import { usePanel } from './use-panel.ts'

/** A button at the page's edge, and behind it what QA can do to the mock platform. In English: it is not for members. */
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
      {isOpen && <OpenPanel controls={controls} onClose={close} />}
    </>
  )
}

function OpenPanel({ controls, onClose }: { controls: Controls; onClose: () => void }) {
  const { member, faults, said, run } = usePanel(controls)
  const dialog = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.focus()
    const onKeyDown = (event: KeyboardEvent) => {
      // The app's own sheets hear no key that is meant for the panel.
      event.stopPropagation()
      if (event.key === 'Escape') onClose()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [onClose])
  return (
    <section className={styles['panel']} role="dialog" aria-labelledby="qa-title" ref={dialog} tabIndex={-1}>
      <div className={styles['head']}>
        <h2 id="qa-title">Mock platform</h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <p className={styles['said']} role="status">
        {said}
      </p>
      {member === null ? (
        <p>Nobody has logged in here yet: log in to change a member.</p>
      ) : (
        <MemberActions key={member.id} member={member} controls={controls} run={run} />
      )}
      <PeriodForm controls={controls} run={run} />
      <FaultForm faults={faults} controls={controls} run={run} />
    </section>
  )
}
