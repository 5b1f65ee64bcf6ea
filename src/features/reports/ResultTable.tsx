import { useTranslation } from 'react-i18next'
import type { Money } from '@/lib/money/text'
import { formatServerTime } from '@/i18n/server-time'
import { Eyebrow } from '@/ui/Eyebrow'
import { moneyText } from '@/ui/Money'
import { NetAmount } from '@/ui/NetAmount'
import { ShowMore, useShown } from './ShowMore'
import styles from './ResultTable.module.css'
import type { Series } from './series'

const ROWS = 31

/** Two columns, so that it fits the narrowest screen: what was staked stands beneath the day. */
export function ResultTable({ series }: { series: Series }) {
  const { t } = useTranslation(['report', 'shared'])
  const { shown, more } = useShown([...series.days].reverse(), ROWS)
  return (
    <>
      <table className={styles['table']}>
        <caption className="visually-hidden">
          {t('tableName', { from: formatServerTime(series.from), to: formatServerTime(series.to) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('shared:net')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((result) => (
            <ResultRow key={result.day} name={formatServerTime(result.day)} {...result} />
          ))}
        </tbody>
        <tfoot>
          <ResultRow name={t('sum')} {...series} />
        </tfoot>
      </table>
      <ShowMore {...more} />
    </>
  )
}

function ResultRow({ name, staked, returned, net }: { name: string; staked: Money; returned: Money; net: Money }) {
  const { t } = useTranslation('shared')
  return (
    <tr>
      <th scope="row">
        {name}{' '}
        <Eyebrow className={styles['sums']}>
          {t('stakedReturned', { staked: moneyText(staked), returned: moneyText(returned) })}
        </Eyebrow>
      </th>
      <td>
        <NetAmount amount={net} />
      </td>
    </tr>
  )
}
