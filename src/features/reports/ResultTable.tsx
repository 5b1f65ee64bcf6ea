import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { compare } from '@/lib/money/sums'
import { formatAmount, formatSigned, ZERO } from '@/lib/money/text'
import { formatServerTime } from '@/i18n/server-time'
import { ShowMore, useShown } from './ShowMore'
import styles from './ResultTable.module.css'
import type { Series } from './series'

const ROWS = 31

export function ResultTable({ series }: { series: Series }) {
  const { t } = useTranslation(['report', 'shared'])
  const { shown, more } = useShown([...series.days].reverse(), ROWS)
  const name = t('span', { from: formatServerTime(series.from), to: formatServerTime(series.to) })
  return (
    <>
      {/* Focusable, so that the keyboard can scroll what is wider than a narrow screen. */}
      <div className={styles['scroller']} tabIndex={0} role="region" aria-label={`${t('trend')}, ${name}`}>
        <table className={styles['table']}>
          <caption className="visually-hidden">{`${t('trend')}, ${name}`}</caption>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              {[t('shared:staked'), t('shared:returned'), t('shared:net')].map((figure) => (
                <th key={figure} scope="col">{`${figure} (${config.currency})`}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ day, staked, returned, net }) => (
              <tr key={day}>
                <th scope="row">{formatServerTime(day)}</th>
                <td>{formatAmount(staked)}</td>
                <td>{formatAmount(returned)}</td>
                <td className={clsx(compare(net, ZERO) > 0 && styles['gained'])}>{formatSigned(net)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('sum')}</th>
              <td>{formatAmount(series.staked)}</td>
              <td>{formatAmount(series.returned)}</td>
              <td className={clsx(compare(series.net, ZERO) > 0 && styles['gained'])}>{formatSigned(series.net)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <ShowMore {...more} />
    </>
  )
}
