import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { formatVideoTime } from '@/lib/time'
import type { PlayerCommands } from './commands'
import styles from './Controls.module.css'
import { PlayerButton } from './PlayerButton'
import { STEP_SECONDS } from './rules'
import { TimeSlider } from './TimeSlider'
import type { Playback } from './use-playback'

/**
 * Over the picture. Hidden ones let touches through, and are there for keyboard and screen reader.
 * @param props.name of the video: seen in full screen
 * @param props.length in seconds, as `end`: of the video and of the preview
 * @param props.menu the button of the settings
 * @param props.loss instead of the buttons in the middle
 */
export function Controls({
  name,
  playback,
  commands,
  length,
  end,
  isStarted,
  isShown,
  isFull,
  canFill,
  canBeInPicture,
  menu,
  loss,
  onTouch,
}: {
  name: string
  playback: Playback
  commands: PlayerCommands
  length: number | null
  end: number | null
  isStarted: boolean
  isShown: boolean
  isFull: boolean
  canFill: boolean
  canBeInPicture: boolean
  menu: ReactNode
  loss: ReactNode
  onTouch: () => void
}) {
  const { t } = useTranslation('player')
  const { isPlaying, isMuted, position } = playback
  const last = length ?? end
  return (
    <div className={styles['controls']} data-shown={isShown} onPointerDown={onTouch} onInput={onTouch}>
      <span className={styles['name']} aria-hidden="true">
        {isFull && name}
      </span>
      {loss ?? (
        <div className={styles['middle']}>
          <PlayerButton
            icon="back"
            look="round"
            label={t('stepBack', { seconds: STEP_SECONDS })}
            onClick={() => commands.step(-STEP_SECONDS)}
            disabled={!isStarted}
          />
          <PlayerButton
            icon={isPlaying ? 'pause' : 'play'}
            look={isStarted ? 'main' : 'start'}
            label={isPlaying ? t('pause') : t('play')}
            onClick={commands.toggle}
          />
          <PlayerButton
            icon="forward"
            look="round"
            label={t('stepForward', { seconds: STEP_SECONDS })}
            onClick={() => commands.step(STEP_SECONDS)}
            disabled={!isStarted}
          />
        </div>
      )}
      <div className={styles['foot']}>
        <TimeSlider position={position} length={length} end={end} isDisabled={!isStarted} onSeek={commands.seek} />
        <div className={styles['buttons']}>
          <span className={styles['time']} aria-hidden="true">
            {formatVideoTime(position)} / {last === null ? '-:--' : formatVideoTime(last)}
          </span>
          <PlayerButton
            icon={isMuted ? 'muted' : 'sound'}
            label={isMuted ? t('unmute') : t('mute')}
            onClick={commands.mute}
          />
          {menu}
          {canBeInPicture && (
            <PlayerButton
              icon="inPicture"
              label={t('pictureInPicture')}
              onClick={commands.pictureInPicture}
              disabled={!isStarted}
            />
          )}
          <PlayerButton
            icon={isFull ? 'leaveFullScreen' : 'fullScreen'}
            label={isFull ? t('leaveFullScreen') : t('fullScreen')}
            onClick={commands.fullScreen}
            disabled={!canFill}
          />
        </div>
      </div>
    </div>
  )
}
