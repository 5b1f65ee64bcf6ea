import { useTranslation } from 'react-i18next'
import type { PayoutOption } from '@/api/games'
import { hasPublishedRules, OUTCOMES, pickOfType, winningOutcomes, type Pick } from '@/lib/draw-rules'
import { Icon } from '@/ui/icons'
import { optionName } from './option-name'
import styles from './Draw.module.css'
import { percent } from './percent'

/** The options of a game as toggle tiles: name, rule, chance and payout where they are published. */
export function OptionTiles({
  gameId,
  options,
  chosen,
  isDisabled,
  error,
  onToggle,
}: {
  gameId: string
  options: readonly PayoutOption[]
  chosen: ReadonlySet<string>
  isDisabled: boolean
  /** What is wrong with the choice, told beneath the tiles. */
  error: string | null
  onToggle: (type: string) => void
}) {
  const { t } = useTranslation('reservation')
  return (
    <>
      <div
        className={styles['options']}
        role="group"
        aria-label={t('choose')}
        aria-describedby={error === null ? undefined : 'options-error'}
      >
        {options.map((option) => {
          const pick = hasPublishedRules(gameId) ? pickOfType(option.type) : null
          const pays = option.payout === null ? t('payoutUnknown') : t('paysShort', { payout: option.payout })
          return (
            <button
              key={option.type}
              type="button"
              className={styles['option']}
              aria-pressed={chosen.has(option.type)}
              disabled={isDisabled}
              onClick={() => onToggle(option.type)}
            >
              <b>{optionName(gameId, option, t)}</b>{' '}
              <span className={styles['optionHint']}>
                {pick === null ? t('rulesUnknown') : t(`optionHint.${pick}`)}
              </span>{' '}
              <span className={styles['optionOdds']}>
                {pick === null ? pays : `${percent(winningOutcomes(pick), OUTCOMES)} · ${pays}`}
              </span>
              <span className={styles['optionMark']}>
                {chosen.has(option.type) ? (
                  <span className={styles['tick']}>
                    <Icon name="check" size={14} />
                  </span>
                ) : (
                  <OptionPicture pick={pickOfType(option.type)} />
                )}
              </span>
            </button>
          )
        })}
      </div>
      {error !== null && (
        <p id="options-error" className={styles['fieldError']} role="alert">
          {error}
        </p>
      )}
    </>
  )
}

/** Our own drawing of each option: a large and a small disc, one dot left over, two pairs. */
function OptionPicture({ pick }: { pick: Pick | null }) {
  const dots: Record<Pick | 'other', [number, number, number][]> = {
    big: [[12, 12, 9]],
    small: [[12, 12, 4]],
    odd: [
      [6, 8, 3],
      [18, 8, 3],
      [12, 18, 3],
    ],
    even: [
      [7, 7, 3],
      [17, 7, 3],
      [7, 17, 3],
      [17, 17, 3],
    ],
    other: [
      [5, 12, 2],
      [12, 12, 2],
      [19, 12, 2],
    ],
  }
  return (
    <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true" fill="currentColor">
      {dots[pick ?? 'other'].map(([x, y, radius]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  )
}
