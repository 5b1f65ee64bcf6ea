import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { formatVideoTime } from '@/lib/time'
import styles from './TimeSlider.module.css'

/**
 * All times in seconds.
 * @param props.length of the whole video; null: not known
 * @param props.end of the preview; null: there is none
 */
export function TimeSlider({
  position,
  length,
  end,
  isDisabled,
  onSeek,
}: {
  position: number
  length: number | null
  end: number | null
  isDisabled: boolean
  onSeek: (position: number) => void
}) {
  const { t } = useTranslation('player')
  const last = length ?? end ?? 0
  const at = Math.min(position, last)
  const share = (seconds: number) => (last === 0 ? 0 : seconds / last)
  const shares = { '--at': share(at), '--end': end === null ? 1 : share(end) } as CSSProperties
  const times = { position: formatVideoTime(position), end: formatVideoTime(last) }
  const words = end === null ? t('timeOf', times) : t('timeOfPreview', { ...times, preview: formatVideoTime(end) })
  return (
    <span className={styles['slider']} style={shares}>
      <span className={styles['beyond']} />
      <span className={styles['rail']} />
      <span className={styles['played']} />
      {end !== null && end < last && <span className={styles['tick']} />}
      <input
        className={styles['input']}
        type="range"
        aria-label={t('position')}
        aria-valuetext={words}
        min={0}
        max={last}
        step={1}
        value={at}
        disabled={isDisabled || last === 0}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
    </span>
  )
}
