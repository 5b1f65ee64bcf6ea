import { clsx } from 'clsx'
import { createContext, use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { isolateRightToLeft } from '@/lib/bidi'
import { IconButton } from './Button'
import { useLabel } from './labels'
import styles from './Screen.module.css'
import { headerSlotRef, bottomSlotRef } from './slot'

const APP_NAME = 'Tiga'

/** Title of the enclosing screen or sheet. An `AsyncBlock` that fails shows this title. */
export const EnclosingTitle = createContext('')

/** A function of the app, which each screen calls when it is mounted, before its first paint. */
export const OnScreenMounted = createContext<() => void>(() => undefined)

const FooterContainer = createContext<HTMLElement | null>(null)

/** Elements that the app adds to a screen according to the route of the screen. */
interface Frame {
  /** True if the tab bar is below the screen. The screen's footer is then above the tab bar. */
  hasTabs?: boolean
  /** A chip in the bar at the top. It is not shown if the screen has its own `header`. */
  chip?: ReactNode
  /** The last element of the content, such as a link to help. */
  foot?: ReactNode
}

export const ScreenFrame = createContext<Frame>({})

export interface ScreenProps {
  /** Text of the h1, and of the document's title together with the app's name (reading 4). */
  title: string
  heading?: ReactNode
  header?: ReactNode
  onBack?: () => void
  actions?: ReactNode
  /** True if the screen shows the content of `foot` in another place. */
  hidesFoot?: boolean
  /** True if the screen has two columns on a phone in landscape. */
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
  const labelOf = useLabel()
  useDocumentTitle(title)
  const onMounted = use(OnScreenMounted)
  useLayoutEffect(onMounted, [onMounted])
  useEffect(() => void performance.mark('interactive'), [])
  return (
    <div className={clsx(styles['screen'], isWide && styles['wide'])}>
      {header ?? (
        <header ref={headerSlotRef} className={styles['header']}>
          {onBack !== undefined && <IconButton icon="back" label={labelOf('back')} onClick={onBack} />}
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
  const [footerElement, setFooterElement] = useState<HTMLElement | null>(null)
  return (
    <main className={styles['main']}>
      <div className={styles['content']}>
        <FooterContainer value={footerElement}>{children}</FooterContainer>
      </div>
      <div className={clsx(styles['bottom'], hasTabs && styles['aboveTabs'])}>
        <div ref={bottomSlotRef} />
        <div ref={setFooterElement} />
      </div>
    </main>
  )
}

/**
 * The content of a screen renders the footer, through a portal. So the footer can wait for the
 * content while the header, with Back, is already shown.
 */
export function ScreenFooter({ children }: { children: ReactNode }) {
  const footerElement = use(FooterContainer)
  return footerElement && createPortal(<div className={styles['footer']}>{children}</div>, footerElement)
}

function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' || title === APP_NAME ? APP_NAME : `${isolateRightToLeft(title)} · ${APP_NAME}`
  }, [title])
}
