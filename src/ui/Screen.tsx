import { clsx } from 'clsx'
import { createContext, use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { isolated } from '@/lib/bidi'
import { IconButton } from './Button'
import { useLabel } from './labels'
import styles from './Screen.module.css'
import { barSlot, bottomSlot } from './slot'

const APP_NAME = 'Tiga'

/** The title of the screen or the sheet around a part: what has failed is named by it. */
export const EnclosingTitle = createContext('')

/** The app is told of each screen that stands and answers, before it is painted. */
export const OnScreen = createContext<() => void>(() => undefined)

const FooterPlace = createContext<HTMLElement | null>(null)

/** What the app adds to a screen, because its route says so. */
interface Frame {
  /** The tab bar is below the screen, whose own foot is kept above it. */
  hasTabs?: boolean
  /** In the bar at the top, unless the screen has a head of its own. */
  chip?: ReactNode
  /** The last line of the content. */
  foot?: ReactNode
}

export const ScreenFrame = createContext<Frame>({})

export interface ScreenProps {
  /** The h1, and the document's title with the app's name behind it (reading 4). */
  title: string
  heading?: ReactNode
  header?: ReactNode
  onBack?: () => void
  actions?: ReactNode
  /** The screen itself says what its last line would say. */
  hidesFoot?: boolean
  /** Two columns of its own on a phone on its side. */
  isWide?: boolean
  children: ReactNode
}

export function Screen({
  title,
  heading,
  header,
  onBack,
  actions,
  hidesFoot = false,
  isWide = false,
  children,
}: ScreenProps) {
  const { chip, foot } = use(ScreenFrame)
  const label = useLabel()
  useDocumentTitle(title)
  const onScreen = use(OnScreen)
  useLayoutEffect(onScreen, [onScreen])
  useEffect(() => void performance.mark('interactive'), [])
  return (
    <div className={clsx(styles['screen'], isWide && styles['wide'])}>
      {header ?? (
        <header ref={barSlot} className={styles['header']}>
          {onBack !== undefined && <IconButton icon="back" label={label('back')} onClick={onBack} />}
          {heading === undefined ? (
            <h1 className={styles['title']}>{title}</h1>
          ) : (
            <>
              <h1 className="visually-hidden">{title}</h1>
              <div className={styles['title']}>{heading}</div>
            </>
          )}
          {chip}
          {actions}
        </header>
      )}
      <Main>
        <EnclosingTitle value={title}>
          {children}
          {!hidesFoot && foot}
        </EnclosingTitle>
      </Main>
    </div>
  )
}

function Main({ children }: { children: ReactNode }) {
  const { hasTabs = false } = use(ScreenFrame)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <main className={styles['main']}>
      <div className={styles['content']}>
        <FooterPlace value={place}>{children}</FooterPlace>
      </div>
      <div className={clsx(styles['bottom'], hasTabs && styles['aboveTabs'])}>
        <div ref={bottomSlot} />
        <div ref={setPlace} />
      </div>
    </main>
  )
}

/** Comes with the content of the screen around it, whose head stays: a finger may be on Back. */
export function ScreenFooter({ children }: { children: ReactNode }) {
  const place = use(FooterPlace)
  return place && createPortal(<div className={styles['footer']}>{children}</div>, place)
}

function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' || title === APP_NAME ? APP_NAME : `${isolated(title)} · ${APP_NAME}`
  }, [title])
}
