import { useTranslation } from 'react-i18next'
import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'
import { formatVideoTime } from '@/lib/time'
import { LineIcon } from '@/ui/icons'
import { type PlayerCommands, isFullScreenNotReady } from './element'
import { SPEEDS, SEEK_STEP_SECONDS } from './rules'
import { type SubtitleTrack, type Playback, useFullScreen } from './use-media'
import styles from './Controls.module.css'

/**
 * Hidden controls let touches through to the picture, but keyboards and screen readers can still
 * use the controls.
 * @param props.length length of the video in seconds; null if unknown
 * @param props.startAt position in seconds that is shown until the video has loaded
 * @param props.end end of the preview in seconds; null if the whole video may be seen
 * @param props.loss message in place of the middle buttons; null if the video has not failed
 */
export function Controls({
  playback,
  commands,
  length,
  startAt,
  end,
  isStarted,
  isShown,
  element,
  captions,
  loss,
  onTouch,
}: {
  playback: Playback
  commands: PlayerCommands
  length: number | null
  startAt: number
  end: number | null
  isStarted: boolean
  isShown: boolean
  element: HTMLVideoElement | null
  captions: readonly SubtitleTrack[]
  loss: ReactNode
  onTouch: () => void
}) {
  const position = playback.duration === null ? startAt : playback.position
  return (
    <div className={styles['controls']} data-shown={isShown} onPointerDown={onTouch} onInput={onTouch}>
      {loss ?? (
        <PlayButtons isPlaying={playback.isPlaying} isStarted={isStarted} startAt={startAt} commands={commands} />
      )}
      <div className={styles['foot']}>
        <TimeSlider position={position} length={length} end={end} isDisabled={!isStarted} onSeek={commands.seek} />
        <div className={styles['buttons']}>
          <PlaybackTimes position={position} last={length ?? end} />
          <MuteButton isMuted={playback.isMuted} onClick={commands.mute} />
          <SpeedChoice speed={playback.speed} onChoose={commands.setSpeed} />
          {captions.length > 0 && <CaptionsChoice captions={captions} onChoose={commands.showCaptions} />}
          {/* Picture-in-picture works only once the video has started. */}
          {document.pictureInPictureEnabled && isStarted && (
            <PictureInPictureButton onClick={commands.pictureInPicture} />
          )}
          <FullScreenButton element={element} onClick={commands.fullScreen} />
        </div>
      </div>
    </div>
  )
}

function PlayButtons({
  isPlaying,
  isStarted,
  startAt,
  commands,
}: {
  isPlaying: boolean
  isStarted: boolean
  startAt: number
  commands: PlayerCommands
}) {
  const { t } = useTranslation('player')
  const playLabel = isStarted || startAt === 0 ? t('play') : t('resume', { position: formatVideoTime(startAt) })
  return (
    <div className={styles['middle']}>
      <PlayerButton
        icon="back"
        look="round"
        label={t('stepBack', { seconds: SEEK_STEP_SECONDS })}
        onClick={commands.back}
        disabled={!isStarted}
      />
      <PlayerButton
        icon={isPlaying ? 'pause' : 'play'}
        look={isStarted ? 'main' : 'start'}
        label={isPlaying ? t('pause') : playLabel}
        onClick={commands.toggle}
      />
      <PlayerButton
        icon="forward"
        look="round"
        label={t('stepForward', { seconds: SEEK_STEP_SECONDS })}
        onClick={commands.forward}
        disabled={!isStarted}
      />
    </div>
  )
}

/**
 * Shows "1:05 / 9:30": the position, and the length or (if unknown) the end of the preview. Hidden
 * from screen readers, which read the slider.
 */
function PlaybackTimes({ position, last: lengthOrEnd }: { position: number; last: number | null }) {
  return (
    <span className={styles['time']} aria-hidden="true" translate="no">
      {`${formatVideoTime(position)} / ${lengthOrEnd === null ? '-:--' : formatVideoTime(lengthOrEnd)}`}
    </span>
  )
}

function MuteButton({ isMuted, onClick }: { isMuted: boolean; onClick: () => void }) {
  const { t } = useTranslation('player')
  return <PlayerButton icon={isMuted ? 'muted' : 'sound'} label={isMuted ? t('unmute') : t('mute')} onClick={onClick} />
}

function SpeedChoice({ speed, onChoose }: { speed: number; onChoose: (speed: number) => void }) {
  const { t } = useTranslation('player')
  return (
    <NativeSelect
      face={`${speed}×`}
      label={t('speed')}
      value={String(speed)}
      onChoose={(value) => onChoose(Number(value))}
    >
      {SPEEDS.map((option) => (
        <option key={option} value={String(option)}>
          {`${option}×`}
        </option>
      ))}
    </NativeSelect>
  )
}

/** @param props.onChoose receives the index of a text track, or null to switch captions off */
function CaptionsChoice({
  captions,
  onChoose,
}: {
  captions: readonly SubtitleTrack[]
  onChoose: (index: number | null) => void
}) {
  const { t } = useTranslation('player')
  return (
    <NativeSelect
      face={<PlayerIcon name="captions" size={24} />}
      label={t('captions')}
      value={String(captions.find(({ isShown }) => isShown)?.index ?? '')}
      onChoose={(value) => onChoose(value === '' ? null : Number(value))}
    >
      <option value="">{t('captionsOff')}</option>
      {captions.map(({ index, name }) => (
        <option key={index} value={String(index)}>
          {name}
        </option>
      ))}
    </NativeSelect>
  )
}

function PictureInPictureButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('player')
  return <PlayerButton icon="inPicture" look="spare" label={t('pictureInPicture')} onClick={onClick} />
}

function FullScreenButton({ element, onClick }: { element: HTMLVideoElement | null; onClick: () => void }) {
  const { t } = useTranslation('player')
  const isFull = useFullScreen(element)
  return (
    <PlayerButton
      icon={isFull ? 'leaveFullScreen' : 'fullScreen'}
      label={isFull ? t('leaveFullScreen') : t('fullScreen')}
      onClick={onClick}
      disabled={isFullScreenNotReady(element)}
    />
  )
}

/**
 * Times are in seconds. `length` is null if unknown. `end`, the end of the preview, is null if the
 * whole video may be seen.
 */
function TimeSlider({
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
  const sliderEndSeconds = length ?? end ?? 0
  const shownPosition = Math.min(position, sliderEndSeconds)
  const fractionOf = (seconds: number) => (sliderEndSeconds === 0 ? 0 : seconds / sliderEndSeconds)
  const fractions = { '--at': fractionOf(shownPosition), '--end': end === null ? 1 : fractionOf(end) }
  const timeTexts = { position: formatVideoTime(position), end: formatVideoTime(sliderEndSeconds) }
  const valueText =
    end === null ? t('timeOf', timeTexts) : t('timeOfPreview', { ...timeTexts, preview: formatVideoTime(end) })
  return (
    <span className={styles['slider']} style={fractions}>
      <span className={styles['beyond']} />
      <span className={styles['rail']} />
      <span className={styles['played']} />
      {end !== null && end < sliderEndSeconds && <span className={styles['tick']} />}
      <input
        className={styles['input']}
        type="range"
        aria-label={t('position')}
        aria-valuetext={valueText}
        min={0}
        max={sliderEndSeconds}
        step={1}
        value={shownPosition}
        disabled={isDisabled || sliderEndSeconds === 0}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
    </span>
  )
}

/** Sizes of the icons in px, and classes of the buttons. */
const BUTTON_LOOKS = {
  plain: { size: 24, className: styles['plain'] },
  spare: { size: 24, className: styles['spare'] },
  round: { size: 28, className: styles['round'] },
  main: { size: 34, className: styles['main'] },
  start: { size: 34, className: clsx(styles['main'], styles['start']) },
}

/**
 * @param props.look `start`: the button Play before the video has started; `spare`: a button that
 * is hidden on the narrowest screens
 */
function PlayerButton({
  icon,
  label,
  look = 'plain',
  ...props
}: {
  icon: PlayerIconName
  label: string
  look?: keyof typeof BUTTON_LOOKS
} & Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'>) {
  const { size, className } = BUTTON_LOOKS[look]
  return (
    <button type="button" className={clsx(styles['button'], className)} aria-label={label} {...props}>
      <PlayerIcon name={icon} size={size} />
    </button>
  )
}

/** A native `select` opens the browser's own list, which is also visible in full screen. */
function NativeSelect({
  face,
  label,
  value,
  onChoose,
  children,
}: {
  face: ReactNode
  label: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}) {
  return (
    <span className={clsx(styles['button'], styles['choice'])}>
      <span className={styles['face']} aria-hidden="true">
        {face}
      </span>
      <select
        className={styles['select']}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </select>
    </span>
  )
}

const iconPaths = {
  play: 'M8 5.500v13l10.500-6.500z',
  pause: 'M9 6v12M15 6v12',
  back: 'M12 5a7.500 7.500 0 1 1-7.300 5.800M12 5 8.500 2M12 5 8.500 8',
  forward: 'M12 5a7.500 7.500 0 1 0 7.300 5.800M12 5l3.500-3M12 5l3.500 3',
  sound: 'M4 9.500h3.500L12 6v12l-4.500-3.500H4zM15.500 9a4.500 4.500 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  muted: 'M4 9.500h3.500L12 6v12l-4.500-3.500H4zM16 9.500l5 5M21 9.500l-5 5',
  fullScreen: 'M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4',
  leaveFullScreen: 'M9 4v4a1 1 0 0 1-1 1H4M20 9h-4a1 1 0 0 1-1-1V4M15 20v-4a1 1 0 0 1 1-1h4M4 15h4a1 1 0 0 1 1 1v4',
  captions:
    'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM7 11.500h5M15 11.500h2M7 15h3M13 15h4',
  inPicture: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM12.500 12.500h6v4h-6z',
} as const

type PlayerIconName = keyof typeof iconPaths

function PlayerIcon({ name, size }: { name: PlayerIconName; size: number }) {
  return (
    <LineIcon size={size} isFilled={name === 'play'}>
      <path d={iconPaths[name]} />
      {(name === 'back' || name === 'forward') && (
        <text x="12" y="16" fontSize="7" fontWeight="700" textAnchor="middle" fill="currentColor" stroke="none">
          10
        </text>
      )}
    </LineIcon>
  )
}
