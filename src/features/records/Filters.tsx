import { useTranslation } from 'react-i18next'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { Order } from '@/api/orders'
import { type DateRange, TIME_SPANS, isReversed, isUnbounded, spanOf, spanQuery, useSpanDates } from './time-span'
import { useSheets } from '@/kit/sheets/use-sheets'
import { Button } from '@/ui/Button'
import { ChipButton } from '@/ui/Chip'
import { Caption } from '@/ui/text'
import { Filters as Choices } from '@/ui/Tabs'
import { LineIcon } from '@/ui/icons'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import { readEntryState, withCurrentMemberId } from '@/kit/history'
import { type Filters, ORDER_STATES, type OrderState, gameFilterNames, stateOf } from './entries'
import { TextField } from '@/ui/fields'
import styles from './records.module.css'

interface FilterProps {
  filters: Filters
  /** The orders of the list; null for a list without orders, which has only the time filter. */
  orders: readonly Order[] | null
  onChoose: (filters: Partial<Filters>) => void
}

export function FilterButton(props: FilterProps) {
  const { t } = useTranslation('record')
  const sheets = useSheets<'filter'>()
  const activeNames = useActiveFilterNames(props.filters)
  return (
    <>
      <div className={styles['button']}>
        <ChipButton
          aria-haspopup="dialog"
          aria-label={[t('filters'), ...activeNames].join(' · ')}
          onClick={() => sheets.open('filter')}
        >
          <LineIcon size={16}>
            <path d="M4 7h16M7 12h10M10 17h4" />
          </LineIcon>{' '}
          <span>{activeNames.length === 0 ? t('filters') : activeNames.join(' · ')}</span>
        </ChipButton>
      </div>
      {sheets.current === 'filter' && <FilterSheet {...props} onClose={sheets.close} />}
    </>
  )
}

/** Returns the names of the active filters, such as "Latest day", "Settled" and "Sunda". */
function useActiveFilterNames({ span, state, game }: Filters): string[] {
  const stateNames = useStateNames()
  const { t } = useTranslation('record')
  const spanDates = useSpanDates()
  const spanName = () => {
    if (typeof span === 'string') return span === 'all' ? '' : t(`span.${span}`)
    if (isUnbounded(span)) return ''
    // A range with an open end has no short text of its dates, so "Time range" is shown.
    return span.from === '' || span.to === '' ? t('span.name') : spanDates(span)
  }
  return [spanName(), state === 'all' ? '' : stateNames[state], game].filter((name) => name !== '')
}

function useStateNames(): Record<OrderState, string> {
  const { t } = useTranslation(['shared', 'common', 'record'])
  return { all: t('common:all'), pending: t('record:awaitsSettlement'), settled: t('record:settled') }
}

function FilterSheet({
  filters: { span, state, game },
  orders,
  onChoose,
  onClose,
}: FilterProps & { onClose: () => void }) {
  const { t } = useTranslation(['record', 'common', 'shared'])
  const stateNames = useStateNames()
  const isNamedSpan = typeof span === 'string'
  const dates = isNamedSpan ? { from: '', to: '' } : span
  return (
    <Sheet title={t('filters')} onClose={onClose}>
      <Caption as="p" className={styles['choice']}>
        {t('span.name')}
      </Caption>
      <Choices<(typeof TIME_SPANS)[number] | 'dates'>
        label={t('span.name')}
        chosen={isNamedSpan ? span : 'dates'}
        onChoose={(chosen) => onChoose({ span: chosen === 'dates' ? dates : chosen })}
        options={[
          ...TIME_SPANS.map((key) => ({ key, name: key === 'all' ? t('common:all') : t(`span.${key}`) })),
          { key: 'dates', name: t('dates') },
        ]}
      />
      {!isNamedSpan && <DateFields dates={span} onChange={(chosen) => onChoose({ span: chosen })} />}
      {orders !== null && (
        <>
          <Caption as="p" className={styles['choice']}>
            {t('statusText')}
          </Caption>
          <Choices<OrderState>
            label={t('statusText')}
            chosen={state}
            onChoose={(chosen) => onChoose({ state: chosen })}
            options={ORDER_STATES.map((key) => ({ key, name: stateNames[key] }))}
          />
          <Caption as="p" className={styles['choice']}>
            {t('shared:game')}
          </Caption>
          <Choices<string>
            label={t('shared:game')}
            chosen={game}
            onChoose={(chosen) => onChoose({ game: chosen })}
            options={[
              { key: '', name: t('common:all') },
              ...gameFilterNames(orders).map((name) => ({ key: name, name })),
            ]}
          />
        </>
      )}
      <SheetFoot>
        <Button isWide onClick={onClose}>
          {t('shared:done')}
        </Button>
      </SheetFoot>
    </Sheet>
  )
}

function DateFields({ dates, onChange }: { dates: DateRange; onChange: (dates: DateRange) => void }) {
  const { t } = useTranslation('record')
  return (
    <div className={styles['dates']}>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          label={t(`span.${end}`)}
          name={end}
          isDate
          value={dates[end]}
          onChange={(day) => onChange({ ...dates, [end]: day })}
          error={end === 'to' && isReversed(dates) ? t('span.reversed') : null}
        />
      ))}
    </div>
  )
}

export type RecordFilters = ReturnType<typeof useRecordFilters>

/**
 * Keeps the filters in the address, so that Back and a reload restore them. A sheet has a history
 * entry of its own, which is left when the sheet closes. So the filters are written into the
 * address only while no sheet is open.
 */
export function useRecordFilters() {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const [filters, setFilters] = useState<Filters>(() => ({
    span: spanOf(query),
    state: stateOf(query.get('state')),
    game: query.get('game') ?? '',
  }))
  const entryState = readEntryState(state)
  const filterQuery = new URLSearchParams(queryOf(filters))
  const shouldKeepAddress = entryState.sheet !== undefined || filterQuery.toString() === query.toString()
  useEffect(() => {
    if (!shouldKeepAddress)
      setQuery(queryOf(filters), { replace: true, state: withCurrentMemberId({ ...entryState, keepsPlace: true }) })
  })
  return { ...filters, choose: (chosen: Partial<Filters>) => setFilters((before) => ({ ...before, ...chosen })) }
}

function queryOf({ span, state, game }: Filters): Record<string, string> {
  return { ...spanQuery(span), ...(state !== 'all' && { state }), ...(game !== '' && { game }) }
}
