import { useTranslation } from 'react-i18next'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { announce, notify } from '@/ui/feedback'
import { useAlarmText } from '@/domain/ledger/LedgerAlarms'
import { isDuplicated, type Message, type News } from './messages'
import type { MoneyRequest, MoneyRequestKind, NotSentReason } from './request'
import { optionName } from '@/domain/records/use-order-line-details'
import { formatList } from '@/i18n/format'
import { joinSentences } from '@/i18n/sentences'
import { rulesOf } from '@/lib/game-rules'
import type { LookUpResult } from './sheet-state'

interface MessageText {
  title: string
  /** Shown under the title. Does not repeat the title. */
  text: string
  /** Subject of a question to customer service; set only in a message about a changed result. */
  about?: string
}

/**
 * The optional second argument of the returned function describes the request as the screen writes
 * it; by default the description is from `useRequestText`.
 */
export function useMessageText(): (news: News, what?: string) => MessageText {
  const { t } = useTranslation(['messages', 'record', 'shared'])
  const textOfRequest = useRequestText()
  const textWithPicks = useTextWithPicks()
  const unknownOutcomeTexts = useUnknownOutcomeTexts()
  const textOfAlarm = useAlarmText()
  return (news, what) => {
    if (news.outcome === 'settled') {
      const { gameName: game, period, staked, returned, net, isPartial } = news.settlement
      const amounts = {
        game,
        period,
        staked: moneyText(staked),
        returned: moneyText(returned),
        net: signedMoneyText(net),
      }
      const resultText = isPartial
        ? t('record:returnRecorded', { amount: amounts.returned })
        : t('shared:netIs', { amount: amounts.net })
      return {
        title: t('round', { game, period, sum: resultText }),
        text: isPartial ? t('settled.partial', amounts) : t('settled.text', amounts),
      }
    }
    if (news.outcome === 'changed') return textOfAlarm(news.change)
    const { outcome, request } = news
    const { kind } = request
    const requestDescription = what ?? textOfRequest(request)
    if (outcome === 'unknown')
      return {
        title: t('messages:outcomeUnknown'),
        text: unknownOutcomeTexts.warning(kind, requestDescription, news.words),
      }
    if (outcome === 'found')
      return {
        title: t(`unknown.match.${kind === 'order' ? kind : 'withdrawal'}`),
        text: joinSentences([
          news.isAnswerLost === true ? t('unknown.onWay') : '',
          t('unknown.found', { what: textWithPicks(request, requestDescription) }),
        ]),
      }
    const end = news.outcome === 'accepted' ? news.end : undefined
    const copiesText = isDuplicated(news) ? unknownOutcomeTexts.copies(kind, news.copies) : ''
    if (end !== undefined && kind !== 'order') {
      const ended = { amount: requestDescription, state: end.words }
      return {
        title: t(`${kind}.ended.title`, ended),
        text: joinSentences([t(`${kind}.ended.text`, ended), copiesText]),
      }
    }
    const title = isDuplicated(news) ? t('duplicated') : t(`${kind}.${outcome}.title`)
    if (outcome === 'accepted' && kind !== 'order')
      return { title, text: joinSentences([t(`${kind}.accepted.next`, { amount: requestDescription }), copiesText]) }
    const subject =
      kind === 'order'
        ? t('round', { game: request.gameName, period: request.period, sum: moneyText(request.total) })
        : requestDescription
    const words = news.outcome === 'refused' ? news.words : copiesText
    return { title, text: words === '' ? subject : t('aboutMore', { about: subject, more: words }) }
  }
}

/**
 * Returns the text of a message for a place that does not show the title. The text about an
 * accepted or refused request then begins with the title, unless the request has ended.
 */
export function useTextWithoutTitle(): (news: News) => string {
  const { t } = useTranslation('messages')
  const messageText = useMessageText()
  return (news) => {
    const { title, text } = messageText(news)
    const isAnswer = news.outcome === 'refused' || (news.outcome === 'accepted' && news.end === undefined)
    return isAnswer ? t('told', { title, text }) : text
  }
}

/**
 * The returned function describes an order as "Kelimutu 20261120-0721, Rp 4,000", and another
 * request by its amount.
 */
export function useRequestText(): (request: MoneyRequest) => string {
  const { t } = useTranslation('messages')
  return (request) =>
    request.kind === 'order'
      ? t('order.what', { game: request.gameName, period: request.period, total: moneyText(request.total) })
      : moneyText(request.amount)
}

/** The returned function puts the picks of an order before its description: "Big · Kelimutu …". */
function useTextWithPicks(): (request: MoneyRequest, description: string) => string {
  const { t } = useTranslation('reservation')
  return (request, description) => {
    if (request.kind !== 'order') return description
    const rules = rulesOf(request.gameId)
    const names = request.types.map((type) => optionName(rules, { type, name: '' }, t))
    return `${formatList(names)} · ${description}`
  }
}

/**
 * Shows a message as a toast. An accepted order is only announced to screen readers, unless the
 * order was duplicated.
 */
export function useShowMessageToast(): (message: Message) => void {
  const messageText = useMessageText()
  const textWithoutTitle = useTextWithoutTitle()
  return ({ news }) => {
    const isJustAccepted = news.outcome === 'accepted' && news.end === undefined && !isDuplicated(news)
    const acceptedKind = isJustAccepted ? news.request.kind : null
    // An accepted order needs no toast: the card of the round on the screen shows the order.
    if (acceptedKind === 'order') announce(textWithoutTitle(news))
    // For an accepted withdrawal the toast has only the title, because the first row of the list of
    // withdrawals shows the amount and the status.
    else notify(acceptedKind === 'withdrawal' ? messageText(news).title : textWithoutTitle(news), { kind: 'money' })
  }
}

/**
 * Returns texts about requests with an unknown outcome, and about the platform's entries for a
 * request.
 */
export function useUnknownOutcomeTexts() {
  const { t } = useTranslation('messages')
  return {
    /**
     * Warns that the request may have been accepted.
     * @param what the request, as "Kelimutu 20261120-0721, Rp 4,000"
     * @param words the platform's message about a refusal that its record has not confirmed
     */
    warning: (kind: MoneyRequestKind, what: string, words?: string) =>
      words === undefined || words === ''
        ? joinSentences([t(`again.${kind}`), t('unknown.may', { what })])
        : t('unknown.mayAfterAll', { words: words.replace(/[.。]\s*$/u, ''), what }),
    /** Returns a warning for a place where the member might send the request again. */
    repeatWarning: (kind: MoneyRequestKind) => joinSentences([t(`again.${kind}`), t('unknown.last')]),
    /** @param record name of the platform's list, or a placeholder for a link to that list */
    lookUp: (kind: MoneyRequestKind, found: LookUpResult, record: string = t(`record.${kind}`)) =>
      t(`unknown.${found}`, { record }),
    /** @param number number of new matching entries in the platform's list: 0 or several */
    copies: (kind: MoneyRequestKind, number: number) => {
      const record = t(`record.${kind}`)
      return number === 0 ? t('unknown.missing', { record }) : t('unknown.copies', { record, number })
    },
  }
}

export function useNotSentText(kind: MoneyRequestKind): (why: NotSentReason) => string {
  const { t } = useTranslation(['messages', 'common'])
  const { repeatWarning } = useUnknownOutcomeTexts()
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
