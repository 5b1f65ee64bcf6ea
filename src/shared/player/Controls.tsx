import { useTranslation } from 'react-i18next'
import { formatDuration } from '@/lib/time'
import styles from './Player.module.css'
import { PlayerIcon, type PlayerIconName } from './PlayerIcon'
import { hasPictureInPicture } from './full-screen'
import { SPEEDS, STEP_SECONDS } from './rules'
import type { Caption } from './use-captions'
import type { Playback } from './use-playback'

export interface PlayerCommands {
  toggle: () => void
  /** To a position in seconds; what may not be played is cut off. */
  seek: (position: number) => void
  /** By so many seconds from where it is. */
  step: (seconds: number) => void
  mute: () => void
  setSpeed: (speed: number) => void
  /** By their place among the text tracks; null: none. */
  showCaptions: (index: number | null) => void
  fullScreen: () => void
  pictureInPicture: () => void
}

/** The bar under the picture: always there, so that nothing has to be found, and nothing jumps. */
export function Controls({
  playback,
  commands,
  captions,
  end,
  isStarted,
}: {
  playback: Playback
  commands: PlayerCommands
  captions: readonly Caption[]
  /** The last second that may be played, or null before it is known. */
  end: number | null
  isStarted: boolean
}) {
  const { t } = useTranslation('player')
  const { position, isPlaying, isMuted, speed } = playback
  const last = end ?? 0
  const time = t('timeOf', { position: formatDuration(position), end: formatDuration(last) })
  return (
    <div className={styles['bar']}>
      <div className={styles['time']}>
        <input
          className={styles['slider']}
          type="range"
          aria-label={t('position')}
          aria-valuetext={time}
          min={0}
          max={last}
          step={1}
          value={Math.min(position, last)}
          disabled={!isStarted || end === null}
          onChange={({ target }) => commands.seek(Number(target.value))}
        />
        <span className="num" aria-hidden="true">
          {formatDuration(position)} / {end === null ? '--:--' : formatDuration(end)}
        </span>
      </div>
      <div className={styles['buttons']}>
        <PlayerButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? t('pause') : t('play')}
          onClick={commands.toggle}
        />
        <PlayerButton
          icon="back"
          label={t('stepBack', { seconds: STEP_SECONDS })}
          onClick={() => commands.step(-STEP_SECONDS)}
          isDisabled={!isStarted}
        />
        <PlayerButton
          icon="forward"
          label={t('stepForward', { seconds: STEP_SECONDS })}
          onClick={() => commands.step(STEP_SECONDS)}
          isDisabled={!isStarted}
        />
        <PlayerButton
          icon={isMuted ? 'muted' : 'sound'}
          label={isMuted ? t('unmute') : t('mute')}
          onClick={commands.mute}
        />
        <span className={styles['gap']} />
        {hasPictureInPicture() && (
          <PlayerButton
            icon="inPicture"
            label={t('pictureInPicture')}
            onClick={commands.pictureInPicture}
            isDisabled={!isStarted}
          />
        )}
        <PlayerButton icon="fullScreen" label={t('fullScreen')} onClick={commands.fullScreen} />
      </div>
      {/* A row of its own: captions are known only once the stream is, and nothing may jump then. */}
      <div className={styles['buttons']}>
        <select
          className={styles['select']}
          aria-label={t('speed')}
          value={String(speed)}
          onChange={({ target }) => commands.setSpeed(Number(target.value))}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={String(each)}>
              {each}×
            </option>
          ))}
        </select>
        {captions.length > 0 && (
          <select
            className={styles['select']}
            aria-label={t('captions')}
            value={String(captions.find(({ isShown }) => isShown)?.index ?? '')}
            onChange={({ target }) => commands.showCaptions(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t('captionsOff')}</option>
            {captions.map(({ index, name }) => (
              <option key={index} value={String(index)}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  )
}

function PlayerButton({
  icon,
  label,
  onClick,
  isDisabled = false,
}: {
  icon: PlayerIconName
  label: string
  onClick: () => void
  isDisabled?: boolean
}) {
  return (
    <button type="button" className={styles['button']} aria-label={label} onClick={onClick} disabled={isDisabled}>
      <PlayerIcon name={icon} />
    </button>
  )
}
