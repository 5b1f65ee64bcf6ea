import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEvent } from '@/ui/use-event'
import type { PlayerCommands } from './element'
import styles from './PlaybackMenu.module.css'
import { PlayerButton } from './Controls'
import { SPEEDS } from './rules'
import type { Caption } from './use-media'

/** The panel may lie over the button, where the focus would be out of sight. */
const focus = (panel: HTMLElement | null) => panel?.focus({ preventScroll: true })

/**
 * Speed, and the captions of the stream: in a panel over the picture, which stays where it is in
 * the document, so that it is also seen in full screen. Escape, a touch elsewhere and Tab out of it
 * close it.
 */
export function PlaybackMenu({
  isOpen,
  onChange,
  speed,
  captions,
  commands,
}: {
  isOpen: boolean
  onChange: (isOpen: boolean) => void
  speed: number
  captions: readonly Caption[]
  commands: PlayerCommands
}) {
  const { t } = useTranslation('player')
  const id = useId()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const isOutside = (target: EventTarget | null) => target instanceof Node && root?.contains(target) === false
  useEvent(isOpen ? document : null, 'pointerdown', ({ target }) => {
    if (isOutside(target)) onChange(false)
  })
  useEvent(isOpen ? root : null, 'focusout', ({ relatedTarget }) => {
    if (isOutside(relatedTarget)) onChange(false)
  })
  useEvent(isOpen ? root : null, 'keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onChange(false)
    root?.querySelector('button')?.focus()
  })
  return (
    <span ref={setRoot} className={styles['root']}>
      <PlayerButton
        icon="settings"
        label={t('settings')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onChange(!isOpen)}
      />
      {isOpen && (
        <div ref={focus} id={id} className={styles['panel']} role="group" aria-label={t('settings')} tabIndex={-1}>
          <Choice label={t('speed')} value={String(speed)} onChoose={(value) => commands.setSpeed(Number(value))}>
            {SPEEDS.map((each) => (
              <option key={each} value={String(each)}>
                {each}×
              </option>
            ))}
          </Choice>
          {captions.length > 0 && (
            <Choice
              label={t('captions')}
              value={String(captions.find(({ isShown }) => isShown)?.index ?? '')}
              onChoose={(value) => commands.showCaptions(value === '' ? null : Number(value))}
            >
              <option value="">{t('captionsOff')}</option>
              {captions.map(({ index, name }) => (
                <option key={index} value={String(index)}>
                  {name}
                </option>
              ))}
            </Choice>
          )}
        </div>
      )}
    </span>
  )
}

function Choice({
  label,
  value,
  onChoose,
  children,
}: {
  label: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}) {
  return (
    <label className={styles['row']}>
      <span>{label}</span>
      <select className={styles['select']} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </label>
  )
}
