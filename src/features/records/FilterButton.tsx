import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { useSpanDates } from '@/shared/records/use-span-dates'
import { useSheets } from '@/shared/sheets/use-sheets'
import { Button } from '@/ui/Button'
import { ChipButton } from '@/ui/Chip'
import { Eyebrow } from '@/ui/text'
import { Filters as Choices } from '@/ui/Tabs'
import { Note } from '@/ui/Note'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import { filteredGames, ORDER_STATES, type Filters, type OrderState } from './entries'
import styles from './FilterButton.module.css'
import { SpanFilter } from './SpanFilter'

interface FilterProps {
  filters: Filters
  /** Null where none are listed: then only the time range is asked for. */
  orders: readonly Order[] | null
  onChoose: (filters: Partial<Filters>) => void
}

/** Says what is set, and opens the sheet in which it is. */
export function FilterButton(props: FilterProps) {
  const { t } = useTranslation('record')
  const sheets = useSheets<'filter'>()
  const set = useSetNames(props.filters)
  return (
    <>
      <div className={styles['button']}>
        <ChipButton aria-haspopup="dialog" onClick={() => sheets.open('filter')}>
          {[t('filters'), ...set].join(' · ')}
        </ChipButton>
      </div>
      {sheets.current === 'filter' && <FilterSheet {...props} onClose={sheets.close} />}
    </>
  )
}

/** "Latest day", "Settled", "Sunda"; empty where all is shown. */
function useSetNames({ span, state, game }: Filters): string[] {
  const stateNames = useStateNames()
  const { t } = useTranslation('shared')
  const spanDates = useSpanDates()
  const spanName = () => {
    if (typeof span === 'string') return span === 'all' ? '' : t(`span.${span}`)
    if (span.from === '' || span.to === '') return t('span.choose')
    return spanDates(span)
  }
  return [spanName(), state === 'all' ? '' : stateNames[state], game].filter((name) => name !== '')
}

function useStateNames(): Record<OrderState, string> {
  const { t } = useTranslation(['shared', 'common'])
  return { all: t('common:all'), pending: t('awaitsSettlement'), settled: t('settledOrders') }
}

function FilterSheet({
  filters: { span, state, game },
  orders,
  onChoose,
  onClose,
}: FilterProps & { onClose: () => void }) {
  const { t } = useTranslation(['record', 'common', 'shared'])
  const stateNames = useStateNames()
  return (
    <Sheet title={t('filters')} onClose={onClose}>
      <Eyebrow as="p">{t('shared:span.name')}</Eyebrow>
      <SpanFilter chosen={span} onChoose={(chosen) => onChoose({ span: chosen })} />
      {orders !== null && (
        <>
          <Eyebrow as="p">{t('statusText')}</Eyebrow>
          <Choices<OrderState>
            label={t('statusText')}
            chosen={state}
            onChoose={(chosen) => onChoose({ state: chosen })}
            options={ORDER_STATES.map((key) => ({ key, name: stateNames[key] }))}
          />
          <Eyebrow as="p">{t('shared:game')}</Eyebrow>
          <Choices<string>
            label={t('shared:game')}
            chosen={game}
            onChoose={(chosen) => onChoose({ game: chosen })}
            options={[
              { key: '', name: t('common:all') },
              ...filteredGames(orders).map((name) => ({ key: name, name })),
            ]}
          />
        </>
      )}
      <Note>{t('common:serverTime')}</Note>
      <SheetFoot>
        <Button isWide onClick={onClose}>
          {t('shared:done')}
        </Button>
      </SheetFoot>
    </Sheet>
  )
}
