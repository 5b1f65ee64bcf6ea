import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { City } from '@/api/hosts'
import { type Landmark, type PatternCover, landmarkOf, patternOf } from './cover'
import { BACKDROPS, LANDMARK_DRAWINGS } from './landmarks'
import styles from './CityCover.module.css'

/**
 * Shows a landmark of a known city, and a pattern for any other. Screen readers skip the drawing,
 * because the city's name is beside it.
 * @param props.isWide true for the banner of a city's screen, which shows more at both sides
 */
export default function CityCover({ city, isWide = false }: { city: City; isWide?: boolean }) {
  const landmark = landmarkOf(city.name)
  return landmark === null ? (
    <PatternDrawing cityId={city.id} />
  ) : (
    <LandmarkDrawing landmark={landmark} isWide={isWide} />
  )
}

function LandmarkDrawing({ landmark, isWide }: { landmark: Landmark; isWide: boolean }) {
  const { tint, backdrop, sun, shape, light, openings, lines, glow } = LANDMARK_DRAWINGS[landmark]
  const { far, near } = BACKDROPS[backdrop]
  return (
    <CoverFrame tint={tint} viewBox={isWide ? '-112 0 384 120' : '0 0 160 120'}>
      <circle className={styles['spot']} cx={sun[0]} cy={sun[1]} r="11" />
      <path className={styles['far']} d={far} />
      <path className={styles['middle']} d={near} />
      {lines !== undefined && openings === undefined && <path className={styles['rope']} d={lines} />}
      {light !== undefined && <path className={styles['light']} d={light} />}
      <path className={styles['mark']} d={shape} />
      {openings !== undefined && <path className={styles['opening']} d={openings} />}
      {lines !== undefined && openings !== undefined && <path className={styles['rope']} d={lines} />}
      {glow !== undefined && <path className={styles['spot']} d={glow} />}
    </CoverFrame>
  )
}

function PatternDrawing({ cityId }: { cityId: string }) {
  const { motif, tint, isMirrored } = patternOf(cityId)
  return (
    <CoverFrame tint={tint} viewBox="0 0 160 100" isMirrored={isMirrored}>
      {patterns[motif]}
    </CoverFrame>
  )
}

function CoverFrame({
  tint,
  viewBox,
  isMirrored = false,
  children,
}: {
  tint: PatternCover['tint']
  viewBox: string
  isMirrored?: boolean
  children: ReactNode
}) {
  return (
    <svg
      className={clsx(styles['cover'], tintClasses[tint], isMirrored && styles['mirrored'])}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

const tintClasses: Record<PatternCover['tint'], string | undefined> = {
  teal: styles['teal'],
  amber: styles['amber'],
  green: styles['green'],
  deep: styles['deep'],
  stone: styles['stone'],
}

const [far, middle, near] = [styles['far'], styles['middle'], styles['near']]

const patterns: Record<PatternCover['motif'], ReactNode> = {
  hills: (
    <>
      <circle className={styles['spot']} cx="116" cy="36" r="13" />
      <path className={far} d="M0 62C24 40 52 38 80 54s56 12 80-10v56H0z" />
      <path className={middle} d="M0 76c30-20 58-14 86-4s54 8 74-8v36H0z" />
      <path className={near} d="M0 91c36-17 70-7 100-3s46 0 60-8v20H0z" />
    </>
  ),
  rings: (
    <>
      {[16, 30, 44, 58, 72, 86].map((radius) => (
        <circle key={radius} className={styles['line']} cx="50" cy="58" r={radius} />
      ))}
      <circle className={styles['spot']} cx="50" cy="58" r="7" />
      <circle className={middle} cx="132" cy="24" r="26" />
      <circle className={near} cx="132" cy="24" r="12" />
    </>
  ),
  roofs: (
    <>
      <path className={far} d="M0 62 22 40l22 22 20-28 26 28 20-18 20 18 18-24 12 14v48H0z" />
      <path className={middle} d="M0 70 16 84l24-24 26 26 22-20 24 22 24-28 24 24v16H0z" />
      <path className={near} d="M0 88 20 74l22 18 24-14 22 14 26-18 22 16 24-14v24H0z" />
      <circle className={styles['spot']} cx="134" cy="27" r="9" />
    </>
  ),
  blocks: (
    <>
      <circle className={styles['spot']} cx="38" cy="31" r="11" />
      <path className={far} d="M0 100V56h26V44h30v16h24V34h28v20h26V40h26v60z" />
      <path className={middle} d="M0 100V74h18V62h28v14h30V58h24v16h28V64h32v36z" />
      <path className={near} d="M0 100V88h36V78h26v12h40V80h30v10h28v10z" />
    </>
  ),
}
