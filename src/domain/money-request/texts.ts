import { useTranslation } from 'react-i18next'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { announce, notify } from '@/ui/feedback'
import { useAlarmText } from '@/domain/ledger/LedgerAlarms'
import { isDuplicated, type Message, type News } from './money-store'
import type { MoneyRequest, MoneyRequestKind, NotSentKind } from './request'
import { joinSentences } from '@/i18n/sentences'
import type { LookUp } from './sheet-state'

interface MessageText {
  title: string
  /** Shown under the title, and does not repeat it. */
  text: string
  /** Text for customer service; only for a changed result. */
  about?: string
}

/** Title and text of a message. */
export function useMessageText(): (news: News) => MessageText {
  const { t } = useTranslation(['messages', 'record', 'shared'])
  const requestText = useRequestText()
  const unknownText = useUnknownText()
  const alarmText = useAlarmText()
  return (news) => {
    if (news.outcome === 'settled') {
      const { gameName: game, period, staked, returned, net, isPartial } = news.settlement
      const sums = { game, period, staked: moneyText(staked), returned: moneyText(returned), net: signedMoneyText(net) }
      const sum = isPartial
        ? t('record:returnRecorded', { amount: sums.returned })
        : t('shared:netIs', { amount: sums.net })
      return {
        title: t('round', { game, period, sum }),
        text: isPartial ? t('settled.partial', sums) : t('settled.text', sums),
      }
    }
    if (news.outcome === 'changed') return alarmText(news.change)
    const { outcome, request } = news
    const { kind } = request
    const described = requestText(request)
    if (outcome === 'unknown')
      return { title: t('messages:outcomeUnknown'), text: unknownText.warning(kind, described, news.words) }
    if (outcome === 'found') return { title: t('unknown.match'), text: unknownText.match(kind, described) }
    const title = t(`${kind}.${outcome}.title`)
    const copies = isDuplicated(news) ? unknownText.copies(kind, news.copies) : ''
    if (outcome === 'accepted' && kind !== 'order')
      return { title, text: joinSentences([t(`${kind}.accepted.next`, { amount: described }), copies]) }
    const about =
      kind === 'order'
        ? t('round', { game: request.gameName, period: request.period, sum: moneyText(request.total) })
        : described
    const words = news.outcome === 'refused' ? news.words : copies
    return { title, text: words === '' ? about : t('aboutMore', { about, more: words }) }
  }
}

/** Text of a message that is shown without its title. */
export function useTextWithoutTitle(): (news: News) => string {
  const { t } = useTranslation('messages')
  const messageText = useMessageText()
  return (news) => {
    const { title, text } = messageText(news)
    return news.outcome === 'accepted' || news.outcome === 'refused' ? t('told', { title, text }) : text
  }
}

/** "Kelimutu 20261120-0721, Rp 4,000" */
export function useRequestText(): (request: MoneyRequest) => string {
  const { t } = useTranslation('messages')
  return (request) =>
    request.kind === 'order'
      ? t('order.what', { game: request.gameName, period: request.period, total: moneyText(request.total) })
      : moneyText(request.amount)
}

/** Shows a toast for a message; an accepted order is only announced to screen readers. */
export function useToastOf(): (message: Message) => void {
  const messageText = useMessageText()
  const textWithoutTitle = useTextWithoutTitle()
  return ({ news }) => {
    const accepted = news.outcome === 'accepted' && !isDuplicated(news) ? news.request.kind : null
    // The card of its period shows an accepted order.
    if (accepted === 'order') announce(textWithoutTitle(news))
    // The first row of the record shows the rest of an accepted withdrawal.
    else notify(accepted === 'withdrawal' ? messageText(news).title : textWithoutTitle(news), { kind: 'money' })
  }
}

/** Texts about a request whose outcome is unknown. The advice not to repeat it comes first. */
export function useUnknownText() {
  const { t } = useTranslation('messages')
  return {
    /**
     * @param what "Kelimutu 20261120-0721, Rp 4,000"
     * @param words the platform's message, if it refused and the record has not confirmed that
     */
    warning: (kind: MoneyRequestKind, what: string, words?: string) =>
      words === undefined || words === ''
        ? joinSentences([t(`again.${kind}`), t('unknown.may', { what })])
        : t('unknown.mayAfterAll', { words: words.replace(/[.。]\s*$/u, ''), what }),
    /** Warning shown where the member might repeat the request. */
    repeatWarning: (kind: MoneyRequestKind) => joinSentences([t(`again.${kind}`), t('unknown.last')]),
    /** Result of a look-up. @param record name of the record, or a placeholder for a link */
    lookUp: (kind: MoneyRequestKind, found: LookUp, record: string = t(`record.${kind}`)) =>
      t(`unknown.${found}`, { record }),
    /** Warning for an accepted request. @param number new matching entries: 0 or several */
    copies: (kind: MoneyRequestKind, number: number) => {
      const record = t(`record.${kind}`)
      return number === 0 ? t('unknown.missing', { record }) : t('unknown.copies', { record, number })
    },
    /** Never used for a top-up: no record lists them (reading 63). */
    match: (kind: MoneyRequestKind, what: string) => t('unknown.found', { record: t(`record.${kind}`), what }),
  }
}

/** Text of a reason to send nothing that any kind of request may have. */
export function useNotSentText(kind: MoneyRequestKind): (why: NotSentKind) => string {
  const { t } = useTranslation(['messages', 'common'])
  const { repeatWarning } = useUnknownText()
  return (why) => {
    switch (why) {
      case 'underWay':
        return t('underWay.other')
      case 'unknownPending':
        return repeatWarning(kind)
      case 'unreadableRequest':
        return t('unreadable.title')
      case 'offline':
        return t('common:offline')
      case 'notSent':
        return t('common:errors.unsent')
    }
  }
}
