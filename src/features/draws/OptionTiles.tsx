import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutOption } from '@/api/games'
import { ruleOf, type GameRules, type Pick } from '@/lib/game-rules'
import { formatDecimal } from '@/lib/decimal-text'
import { optionName } from '@/domain/records/use-order-line-details'
import { Icon } from '@/ui/icons'
import { DottedLine } from '@/ui/DescriptionList'
import { Skeleton } from '@/ui/skeletons'
import { Caption } from '@/ui/text'
import styles from './OptionTiles.module.css'
import { chancePercent, oddsOf } from './game'

export function OptionTiles({
  ref,
  rules,
  options,
  hasCommonOdds,
  chosen,
  isDisabled,
  errorId,
  onToggle,
}: {
  ref: Ref<HTMLDivElement>
  rules: GameRules | null
  options: readonly PayoutOption[]
  /** True if all options have the same odds, which are then shown once above the tiles. */
  hasCommonOdds: boolean
  chosen: ReadonlySet<string>
  isDisabled: boolean
  /** Id of the message that no option is chosen; undefined while this message is not shown. */
  errorId: string | undefined
  onToggle: (type: string) => void
}) {
  const { t } = useTranslation('reservation')
  const oddsTexts = (option: PayoutOption) => {
    if (hasCommonOdds) return []
    const { chance, payout } = oddsOf(rules, option)
    return [
      chance === null ? t('rulesUnknown') : chancePercent(chance),
      payout === null ? t('payoutUnknown') : t('paysShort', { payout: formatDecimal(payout) }),
    ]
  }
  return (
    <div ref={ref} className={styles['options']} role="group" aria-label={t('choose')} aria-describedby={errorId}>
      {options.map((option) => {
        const { type } = option
        const rule = ruleOf(rules, type)
        const hintAndOddsTexts = [...(rule === null ? [] : [t(`optionHint.${rule.pick}`)]), ...oddsTexts(option)]
        return (
          <button
            key={type}
            type="button"
            className={styles['option']}
            aria-pressed={chosen.has(type)}
            disabled={isDisabled}
            onClick={() => onToggle(type)}
          >
            <b>{optionName(rules, option, t)}</b>
            {hintAndOddsTexts.length > 0 && (
              <>
                {' '}
                <Caption className={styles['optionHint']}>
                  <DottedLine parts={hintAndOddsTexts} />
                </Caption>
              </>
            )}
            <span className={styles['optionMark']}>
              {chosen.has(type) ? (
                <span className={styles['tick']}>
                  <Icon name="check" size={14} />
                </span>
              ) : (
                rule !== null && <OptionPicture pick={rule.pick} />
              )}
            </span>
          </button>
        )
      })}
    </div>
  )
}

export function OptionsSkeleton() {
  return (
    <div>
      <div className={styles['headingSkeleton']}>
        <Skeleton height={18} width="28%" />
      </div>
      <div className={styles['options']}>
        {[1, 2, 3, 4].map((option) => (
          <Skeleton key={option} height="auto" />
        ))}
      </div>
    </div>
  )
}

function OptionPicture({ pick }: { pick: Pick }) {
  const dots: Record<Pick, [number, number, number][]> = {
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
  }
  return (
    <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true" fill="currentColor">
      {dots[pick].map(([x, y, radius]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  )
}
