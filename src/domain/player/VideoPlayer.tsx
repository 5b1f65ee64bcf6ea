import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Video } from '@/api/video-schema'
import { PartMissing } from '@/kit/load/PartMissing'
import { useSheets } from '@/kit/sheets/use-sheets'
import { LinkButton } from '@/kit/links'
import { paths } from '@/paths'
import { Button } from '@/ui/Button'
import { LoadingBlock } from '@/ui/skeletons'
import { joinSentences } from '@/i18n/sentences'
import { formatVideoTime } from '@/lib/time'
import ContactDialog from '@/domain/help/ContactDialog'
import { DottedLine } from '@/ui/DescriptionList'
import { Lead } from '@/ui/Note'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import { type PlayerCommands, createCommands, leaveFullScreenAndPictureInPicture } from './element'
import { Controls } from './Controls'
import { isPermanentFailure, PREVIEW_SECONDS, previewEndSeconds } from './rules'
import { Stage } from './Stage'
import { countCodeFailures } from './stream'
import { useControlsShown } from './use-controls-shown'
import { useCaptions, usePlayback, usePreviewCap } from './use-media'
import { useStream } from './use-stream'
import type { PlaybackFailure } from './watch'
import styles from './VideoPlayer.module.css'

/**
 * Needs the video's id as its React key, so that another video gets a new player. `facts` are shown
 * in the line that says how much of the video may be seen. In a card (`isInCard`), the card has the
 * words, and the player only the picture.
 */
export default function VideoPlayer({
  video,
  hasFullView,
  startsMuted = false,
  isInCard = false,
  facts = [],
}: {
  video: Video
  hasFullView: boolean
  startsMuted?: boolean
  isInCard?: boolean
  facts?: readonly string[]
}) {
  const { t } = useTranslation('player')
  const [player, setPlayer] = useState<HTMLElement | null>(null)
  const [element, setElement] = useState<HTMLVideoElement | null>(null)
  const playback = usePlayback(element, startsMuted)
  const captions = useCaptions(element)
  const sheets = useSheets<'previewEnded' | 'service'>()
  const length = playback.duration ?? video.durationSeconds
  const end = previewEndSeconds(hasFullView, length)
  const shownLength = length !== null && Number.isFinite(length) ? length : null
  const stream = useStream({ element, video, end, startsAtOnce: startsMuted })
  const commands = createCommands(element, stream, end)
  const controls = useControlsShown(player, element, !stream.isStarted || stream.loss !== null)
  usePreviewCap(element, end, () => {
    // The sheet opens even if the browser refuses to leave full screen.
    if (element !== null) void leaveFullScreenAndPictureInPicture(element).catch(() => undefined)
    if (sheets.current === null) sheets.open('previewEnded')
  })
  const isPictureAwaited = stream.isRenewing || playback.isWaiting || playback.duration === null
  const isBusy = stream.isStarted && stream.loss === null && isPictureAwaited
  return (
    <section
      className={clsx(styles['player'], !isInCard && styles['card'])}
      aria-label={t('player')}
      ref={setPlayer}
      data-resting={!controls.isShown}
    >
      <Stage
        video={video}
        elementRef={setElement}
        startsMuted={startsMuted}
        isBusy={isBusy}
        {...tapActions(commands, stream, controls)}
      >
        <Controls
          playback={playback}
          commands={commands}
          length={shownLength}
          startAt={stream.startAt}
          end={end}
          isStarted={stream.isStarted}
          isShown={controls.isShown}
          element={element}
          onTouch={controls.wake}
          captions={captions}
          loss={
            stream.loss === null ? null : <PlaybackFailureNote loss={stream.loss} onRetry={() => void stream.retry()} />
          }
        />
      </Stage>
      <PlayerWords
        facts={facts}
        hasFullView={hasFullView}
        end={end}
        resumedAt={stream.resumedAt}
        isBusy={isBusy}
        isInCard={isInCard}
        onStartOver={() => commands.seek(0)}
      />
      {sheets.current !== null && (
        <PreviewEndedSheet
          isAskingService={sheets.current === 'service'}
          onAskService={() => sheets.replaceWith('service')}
          onClose={sheets.close}
        />
      )}
    </section>
  )
}

/** Returns the effects of taps on the picture, as properties of `Stage`. */
function tapActions(
  commands: PlayerCommands,
  { isStarted, loss }: Pick<ReturnType<typeof useStream>, 'isStarted' | 'loss'>,
  controls: ReturnType<typeof useControlsShown>,
) {
  return {
    canSeek: isStarted && loss === null,
    onTap: (isMouse: boolean) => {
      if (loss !== null) return
      // A mouse click plays or pauses, because moving the mouse already shows the controls.
      if (isMouse || !isStarted) commands.toggle()
      else controls.toggle()
    },
    onSeek: (side: 'left' | 'right') => {
      if (side === 'left') commands.back()
      else commands.forward()
      // The first of the two taps may have hidden the controls, which show the new position.
      controls.wake()
    },
  }
}

/** In a card only screen readers read the words, and the button is left out. */
function PlayerWords({
  facts,
  hasFullView,
  end,
  resumedAt,
  isBusy,
  isInCard,
  onStartOver,
}: {
  facts: readonly string[]
  hasFullView: boolean
  end: number | null
  resumedAt: number
  isBusy: boolean
  isInCard: boolean
  onStartOver: () => void
}) {
  const { t } = useTranslation('player')
  const limitText =
    end === null ? t(hasFullView ? 'fullView' : 'wholeVideo') : t('previewOf', { preview: formatVideoTime(end) })
  return (
    <>
      {isBusy && (
        <span className="visually-hidden">
          <LoadingBlock label={t('loading')}>{null}</LoadingBlock>
        </span>
      )}
      <div className={isInCard ? 'visually-hidden' : styles['words']}>
        <DottedLine parts={[...facts, limitText]} />
        {resumedAt > 0 && (
          <p role="status">
            <span>{t('resumed', { position: formatVideoTime(resumedAt) })}</span>{' '}
            {!isInCard && (
              <button type="button" className={styles['inline']} onClick={onStartOver}>
                {t('fromStart')}
              </button>
            )}
          </p>
        )}
      </div>
    </>
  )
}

function PlaybackFailureNote({ loss, onRetry }: { loss: PlaybackFailure | 'missing'; onRetry: () => void }) {
  const { t } = useTranslation(['player', 'common'])
  if (loss === 'code')
    return (
      <div className={styles['loss']}>
        <PartMissing retry={onRetry} isRepeated={countCodeFailures() > 1} />
      </div>
    )
  // This note is smaller than other error messages, so the picture keeps its height.
  return (
    <div className={styles['lossRow']} role="alert">
      <p>{t(`lost.${loss}`)}</p>
      {loss !== 'missing' && isPermanentFailure(loss) ? (
        <LinkButton to={paths.videos()}>{t('common:allVideos')}</LinkButton>
      ) : (
        <Button tone="quiet" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
    </div>
  )
}

/**
 * No button leads to Top up, because it is unknown whether a top-up grants the full view (reading
 * 51). The button to customer service opens a dialog. The dialog names the website of the
 * link, unless the settings know that website (reading 77).
 */
function PreviewEndedSheet({
  isAskingService,
  onAskService,
  onClose,
}: {
  isAskingService: boolean
  onAskService: () => void
  onClose: () => void
}) {
  const { t } = useTranslation(['player', 'common'])
  if (isAskingService) return <ContactDialog text={t('upgradeText')} onClose={onClose} />
  return (
    <Sheet title={t('previewEnded', { position: formatVideoTime(PREVIEW_SECONDS) })} onClose={onClose}>
      <Lead>{joinSentences([t('previewEndedText'), t('statedByPlatform')])}</Lead>
      <SheetFoot>
        <Button isWide tone="quiet" onClick={onAskService}>
          {t('common:contact.open')}
        </Button>
        <LinkButton to={paths.videos()} replace>
          {t('otherVideos')}
        </LinkButton>
      </SheetFoot>
    </Sheet>
  )
}
