import { useTranslation } from 'react-i18next'
import { formatDuration } from '@/lib/time'
import type { PlayerCommands } from './commands'
import styles from './Controls.module.css'
import { hasPictureInPicture } from './full-screen'
import { PlayerButton } from './PlayerButton'
import { SPEEDS, STEP_SECONDS } from './rules'
import type { Caption } from './use-captions'
import type { Playback } from './use-playback'

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
  end: number | null
  isStarted: boolean
}) {
  return (
    <div className={styles['bar']}>
      <TimeSlider position={playback.position} end={end} isDisabled={!isStarted} onSeek={commands.seek} />
      <Buttons playback={playback} commands={commands} isStarted={isStarted} />
      {/* Captions are known only with the stream; in a row of their own they move nothing else. */}
      <div className={styles['buttons']}>
        <SpeedSelect speed={playback.speed} onChoose={commands.setSpeed} />
        {captions.length > 0 && <CaptionSelect captions={captions} onChoose={commands.showCaptions} />}
      </div>
    </div>
  )
}

function TimeSlider({
  position,
  end,
  isDisabled,
  onSeek,
}: {
  position: number
  end: number | null
  isDisabled: boolean
  onSeek: (position: number) => void
}) {
  const { t } = useTranslation('player')
  const last = end ?? 0
  return (
    <div className={styles['time']}>
      <input
        className={styles['slider']}
        type="range"
        aria-label={t('position')}
        aria-valuetext={t('timeOf', { position: formatDuration(position), end: formatDuration(last) })}
        min={0}
        max={last}
        step={1}
        value={Math.min(position, last)}
        disabled={isDisabled || end === null}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
      <span className="num" aria-hidden="true">
        {formatDuration(position)} / {end === null ? '--:--' : formatDuration(end)}
      </span>
    </div>
  )
}

function Buttons({
  playback: { isPlaying, isMuted },
  commands,
  isStarted,
}: {
  playback: Playback
  commands: PlayerCommands
  isStarted: boolean
}) {
  const { t } = useTranslation('player')
  return (
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
  )
}

function SpeedSelect({ speed, onChoose }: { speed: number; onChoose: (speed: number) => void }) {
  const { t } = useTranslation('player')
  return (
    <select
      className={styles['select']}
      aria-label={t('speed')}
      value={String(speed)}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {SPEEDS.map((each) => (
        <option key={each} value={String(each)}>
          {each}×
        </option>
      ))}
    </select>
  )
}

function CaptionSelect({
  captions,
  onChoose,
}: {
  captions: readonly Caption[]
  onChoose: (index: number | null) => void
}) {
  const { t } = useTranslation('player')
  return (
    <select
      className={styles['select']}
      aria-label={t('captions')}
      value={String(captions.find(({ isShown }) => isShown)?.index ?? '')}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{t('captionsOff')}</option>
      {captions.map(({ index, name }) => (
        <option key={index} value={String(index)}>
          {name}
        </option>
      ))}
    </select>
  )
}
