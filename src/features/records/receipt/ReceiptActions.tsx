import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createPortal, flushSync } from 'react-dom'
import type { TFunction } from 'i18next'
import { formatNonBreakingDateTime } from '@/i18n/format'
import { formatServerTime } from '@/i18n/server-time'
import { joinSentences } from '@/i18n/sentences'
import { paths } from '@/paths'
import { Button } from '@/ui/Button'
import { notify } from '@/ui/feedback'
import { Note } from '@/ui/Note'
import { SheetFoot } from '@/ui/Sheet'
import { useEvent } from '@/ui/use-event'
import { withTimeout } from '@/lib/with-timeout'
import type { Order } from '@/api/orders'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { withCurrentMemberId } from '@/kit/history'
import { LinkButton } from '@/kit/links'
import { totalsOf } from '@/domain/records/order-sums'
import type { OrderLineDetails } from '@/domain/records/use-order-line-details'
import styles from './ReceiptActions.module.css'

export function ReceiptActions({
  receipt,
  differences,
}: {
  receipt: OrderReceipt
  /** Sentences about differences in the settlement, for the message to customer service. */
  differences: readonly string[]
}) {
  const { t } = useTranslation(['record', 'shared'])
  const [isPrinting, setIsPrinting] = useState(false)
  const text = receiptText(receipt, t)
  const rootDataset = document.documentElement.dataset
  const print = () => {
    flushSync(() => setIsPrinting(true))
    rootDataset['prints'] = 'receipt'
    window.print()
  }
  useEvent(window, 'afterprint', () => {
    delete rootDataset['prints']
    setIsPrinting(false)
  })
  const share = async () => {
    const outcome = await shareText(text)
    if (outcome === 'copied') notify(t('receipt.copied'))
    if (outcome === 'failed') notify(t('receipt.notShared'))
  }
  return (
    <>
      {receipt.copyAt !== null && <Note>{t('copyAsOf', { time: formatNonBreakingDateTime(receipt.copyAt) })}</Note>}
      <SheetFoot>
        <div className={styles['buttons']}>
          <LinkButton
            to={paths.service()}
            replace
            tone={differences.length > 0 ? 'primary' : 'quiet'}
            state={withCurrentMemberId({ about: joinSentences([orderText(receipt), ...differences]) })}
          >
            {t('shared:askService')}
          </LinkButton>
          <Button tone="plain" onClick={() => void share()}>
            {t('receipt.share')}
          </Button>
          {canPrint() && (
            <Button tone="plain" onClick={print}>
              {t('receipt.print')}
            </Button>
          )}
        </div>
      </SheetFoot>
      {isPrinting && createPortal(<div className={styles['paper']}>{text}</div>, document.body)}
    </>
  )
}

/** Returns false in a web view inside an Android app, which has no `window.print`. */
function canPrint(): boolean {
  const { print }: { print?: Window['print'] } = window
  return print !== undefined
}

const CLIPBOARD_TIMEOUT_MS = 3000

/**
 * Shares the text, or copies it if there is no share sheet or the share sheet fails. If the member
 * closes the share sheet, the text counts as shared.
 */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    const nativeShare: unknown = Reflect.get(navigator, 'share')
    if (typeof nativeShare === 'function') {
      await (nativeShare.call(navigator, { text }) as Promise<void>)
      return 'shared'
    }
  } catch (error) {
    // The member has closed the share sheet, so nothing is copied instead.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
  }
  try {
    await withTimeout(navigator.clipboard.writeText(text), CLIPBOARD_TIMEOUT_MS)
    return 'copied'
  } catch {
    // On plain http there is no clipboard, and a browser may refuse access. The caller reports the
    // failure.
    return 'failed'
  }
}

/**
 * `placedAt` and `updatedAt` are server times in the format of `readTime`; '' if missing. `copyAt`
 * is in epoch ms; null if the order is not from an offline copy. Unknown figures are null.
 */
type OrderReceipt = ReturnType<typeof receiptOf>

/** `isDemo` is true if the credits are worth nothing. */
export function receiptOf(
  order: Order,
  { payoutOf, nameOf, asOf = null }: Pick<OrderLineDetails, 'payoutOf' | 'nameOf'> & Partial<OrderLineDetails>,
  given: { isDemo: boolean; status: string },
) {
  const totals = totalsOf([order], payoutOf)
  return {
    ...given,
    game: order.gameName,
    period: order.period,
    copyAt: asOf,
    isSettled: order.isSettled,
    numbers: order.isSettled ? order.numbers : null,
    placedAt: order.lines[0]?.placedAt ?? '',
    updatedAt: order.updatedAt,
    picks: order.lines.map((line) => ({ option: nameOf(line), stake: line.stake, outcome: line.outcome })),
    staked: order.total,
    returned: order.isSettled && !totals.isReturnMissing ? totals.returned : null,
    net: order.isSettled && !totals.isPartial ? totals.net : null,
  }
}

type Translate = TFunction<['record', 'common', 'shared']>

/** Returns one line of text: "Sunda 467, Big, Rp 1,000" and the time when the order was placed. */
function orderText({ game, period, picks, staked, placedAt }: OrderReceipt): string {
  const picksText = picks.map(({ option }) => option).join(' + ')
  return [`${game} ${period}`, picksText, moneyText(staked), formatServerTime(placedAt || '—')].join(', ')
}

function receiptText(receipt: OrderReceipt, t: Translate): string {
  const outcomeNames = { pending: t('awaitsSettlement'), won: t('won'), lost: t('lost') }
  const withLabel = (name: string, value: string) => `${name}: ${value}`
  return [
    receipt.isDemo ? `Tiga · ${t('common:demoCredits')}` : 'Tiga',
    t('detail', { period: receipt.period }),
    receipt.game,
    withLabel(t('statusText'), receipt.status),
    ...(receipt.numbers === null ? [] : [receipt.numbers.join(', ')]),
    ...receipt.picks.map(({ option, stake, outcome }) => [option, moneyText(stake), outcomeNames[outcome]].join(' · ')),
    withLabel(t('shared:staked'), moneyText(receipt.staked)),
    ...(receipt.returned === null ? [] : [withLabel(t('shared:returned'), moneyText(receipt.returned))]),
    ...(receipt.isSettled
      ? [withLabel(t('shared:net'), receipt.net === null ? t('shared:notKnown') : signedMoneyText(receipt.net))]
      : []),
    withLabel(t('placed'), formatServerTime(receipt.placedAt || '—')),
    withLabel(t('updated'), formatServerTime(receipt.updatedAt || '—')),
    ...(receipt.copyAt === null ? [] : [t('copyAsOf', { time: formatNonBreakingDateTime(receipt.copyAt) })]),
    t('receipt.note'),
  ].join('\n')
}
