import type { ReactNode } from 'react'
import type { IconName } from './icons'
import { MessageBlock } from './MessageBlock'
import styles from './EmptyState.module.css'

/**
 * The screens of the first load show a `MessageBlock` in place of missing content, so that this
 * component with its drawings is not part of the first load.
 */
export function EmptyState({
  icon = 'list',
  ...message
}: {
  /** An icon without a drawing of its own gets the drawing of `list`. */
  icon?: IconName
  title: string
  text?: string
  action?: ReactNode
}) {
  const picture = (
    <svg
      viewBox="8 10 104 68"
      width={104}
      height={68}
      aria-hidden="true"
      focusable="false"
      className={styles['picture']}
    >
      <path className={styles['hill']} d="M8 74C8 42 30 10 62 10s50 30 50 64a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4z" />
      {drawingByIcon[icon] ?? drawingByIcon.list}
    </svg>
  )
  return <MessageBlock picture={picture} {...message} />
}

const inkClass = styles['ink']
const paperClass = styles['paper']
const amberClass = styles['amber']
const softClass = styles['soft']
const shadeClass = styles['shade']

/** All drawings have one style: paper objects on a soft hill, thin lines and a little amber. */
const drawingByIcon: Partial<Record<IconName, ReactNode>> = {
  list: (
    <>
      <rect className={shadeClass} x="46" y="14" width="44" height="54" rx="7" />
      <rect className={paperClass} x="36" y="20" width="44" height="54" rx="7" />
      <path className={inkClass} d="M55 34h16M55 47h16M55 60h9" />
      <rect className={amberClass} x="43" y="30" width="8" height="8" rx="2.5" />
      <rect className={amberClass} x="43" y="43" width="8" height="8" rx="2.5" />
      <rect className={softClass} x="43" y="56" width="8" height="8" rx="2.5" />
    </>
  ),
  draws: (
    <>
      <rect className={amberClass} x="20" y="36" width="24" height="24" rx="7" transform="rotate(-8 32 48)" />
      <rect className={softClass} x="48" y="28" width="24" height="24" rx="7" />
      <rect className={amberClass} x="76" y="36" width="24" height="24" rx="7" transform="rotate(8 88 48)" />
      <path className={inkClass} d="M22 72c24-8 52-8 76 0" />
      <circle className={inkClass} cx="60" cy="40" r="3.5" />
    </>
  ),
  clock: (
    <>
      <circle className={paperClass} cx="60" cy="44" r="27" />
      <path className={inkClass} d="M60 28v16l11 7" />
      <path className={inkClass} d="M60 21.500v1M82.500 44h-1M60 66.500v-1M37.500 44h1" />
      <rect className={amberClass} x="80" y="58" width="14" height="14" rx="4.5" />
    </>
  ),
  video: (
    <>
      <rect className={paperClass} x="28" y="20" width="64" height="46" rx="9" />
      <path className={shadeClass} d="M30 58l16-15 12 10 13-17 19 20v3a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6z" />
      <circle className={amberClass} cx="44" cy="33" r="5" />
      <path className={inkClass} d="M56 35v16l13-8z" />
      <path className={inkClass} d="M46 75h28" />
    </>
  ),
  city: (
    <>
      <circle className={amberClass} cx="84" cy="26" r="9" />
      <path className={paperClass} d="M24 72V46h18v26M42 72V30l11-8 11 8v42M64 72V42h16v30" />
      <path className={paperClass} d="M80 72V54h16v18" />
      <path className={inkClass} d="M18 72h84M31 54h4M31 62h4M51 38h4M51 48h4M51 58h4M71 50h3M71 59h3" />
    </>
  ),
  me: (
    <>
      <rect className={shadeClass} x="50" y="16" width="40" height="50" rx="8" transform="rotate(8 70 41)" />
      <rect className={paperClass} x="32" y="20" width="42" height="52" rx="8" />
      <circle className={softClass} cx="53" cy="40" r="8" />
      <circle className={inkClass} cx="53" cy="40" r="8" />
      <path className={inkClass} d="M40 62c2.500-7 7-10 13-10s10.500 3 13 10" />
    </>
  ),
  envelope: (
    <>
      <path className={paperClass} d="M30 42l30-22 30 22v24a7 7 0 0 1-7 7H37a7 7 0 0 1-7-7z" />
      <path className={paperClass} d="M40 50V30h40v20" />
      <path className={inkClass} d="M30 44l30 19 30-19M49 38h22" />
      <rect className={amberClass} x="49" y="43" width="6" height="6" rx="2" />
    </>
  ),
  info: (
    <>
      <path className={paperClass} d="M41 60V43a19 19 0 0 1 38 0v17l6 7H35z" />
      <path className={inkClass} d="M60 24v-5M53 72a7.500 7.500 0 0 0 14 0" />
      <circle className={amberClass} cx="79" cy="29" r="6.500" />
    </>
  ),
  lock: (
    <>
      <path className={inkClass} d="M48 40v-8a12 12 0 0 1 24 0v8" />
      <rect className={paperClass} x="39" y="40" width="42" height="32" rx="8" />
      <circle className={amberClass} cx="60" cy="54" r="4.500" />
      <path className={inkClass} d="M60 58.500V64" />
    </>
  ),
  search: (
    <>
      <rect className={shadeClass} x="28" y="22" width="50" height="12" rx="6" />
      <rect className={shadeClass} x="28" y="42" width="36" height="12" rx="6" />
      <circle className={paperClass} cx="68" cy="44" r="18" />
      <path className={inkClass} d="M81 57l13 13M61 44h14" />
      <rect className={amberClass} x="28" y="62" width="12" height="12" rx="4" />
    </>
  ),
  document: (
    <>
      <rect className={shadeClass} x="38" y="16" width="58" height="38" rx="8" transform="rotate(7 67 35)" />
      <rect className={paperClass} x="26" y="28" width="62" height="42" rx="8" />
      <path className={inkClass} d="M26 42h62M36 60h14" />
      <rect className={amberClass} x="68" y="53" width="12" height="9" rx="3" />
    </>
  ),
}
