import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Popover } from '@/ui/Popover'
import type { PlayerCommands } from './element'
import styles from './PlaybackMenu.module.css'
import { PlayerButton } from './Controls'
import { type Quality, SPEEDS, STEP_SECONDS } from './rules'
import type { Caption } from './use-media'

/** Speed, what the stream offers (qualities, captions), and the keys. */
export function PlaybackMenu({
  isOpen,
  onChange,
  speed,
  qualities,
  level,
  onLevel,
  captions,
  commands,
}: {
  isOpen: boolean
  onChange: (isOpen: boolean) => void
  speed: number
  qualities: readonly Quality[]
  /** Null: chosen by the connection. */
  level: number | null
  onLevel: (level: number | null) => void
  captions: readonly Caption[]
  commands: PlayerCommands
}) {
  const { t } = useTranslation('player')
  return (
    <Popover
      label={t('settings')}
      isOpen={isOpen}
      onChange={onChange}
      button={(props) => <PlayerButton icon="settings" label={t('settings')} {...props} />}
    >
      <Choice label={t('speed')} value={String(speed)} onChoose={(value) => commands.setSpeed(Number(value))}>
        {SPEEDS.map((each) => (
          <option key={each} value={String(each)}>
            {each}×
          </option>
        ))}
      </Choice>
      {qualities.length > 0 && (
        <Choice
          label={t('quality')}
          value={String(level ?? '')}
          onChoose={(value) => onLevel(value === '' ? null : Number(value))}
        >
          <option value="">{t('qualityAuto')}</option>
          {qualities.map((quality) => (
            <option key={quality.level} value={String(quality.level)}>
              {quality.name}
            </option>
          ))}
        </Choice>
      )}
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
      <p className={styles['keys']}>{t('keys', { seconds: STEP_SECONDS })}</p>
    </Popover>
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
