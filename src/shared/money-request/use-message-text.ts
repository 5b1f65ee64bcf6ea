import { useTranslation } from 'react-i18next'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { announce, notify } from '@/ui/feedback'
import { useAlarmWords } from '../ledger/LedgerAlarms'
import type { Message, News } from './messages'
import type { MoneyRequest } from './request'
import { useUnknownText } from './use-unknown-text'

export interface MessageText {
  title: string
  /** Stands under its title, and says nothing of it again. */
  text: string
}

export function useMessageText(): (news: News) => MessageText {
  const { t } = useTranslation(['messages', 'shared'])
  const requestText = useRequestText()
  const unknownText = useUnknownText()
  const alarmWords = useAlarmWords()
  return (news) => {
    if (news.outcome === 'settled') {
      const { gameName: game, period, staked, returned, net, isPartial } = news.settlement
      const sums = { game, period, staked: moneyText(staked), returned: moneyText(returned), net: signedMoneyText(net) }
      const sum = isPartial
        ? t('shared:returnRecorded', { amount: sums.returned })
        : t('shared:netIs', { amount: sums.net })
      return {
        title: t('round', { game, period, sum }),
        text: isPartial ? t('settled.partial', sums) : t('settled.text', sums),
      }
    }
    if (news.outcome === 'changed') return alarmWords(news.change)
    const { outcome, request } = news
    const { kind } = request
    const what = requestText(request)
    if (outcome === 'unknown') return { title: t('shared:outcomeUnknown'), text: unknownText.warning(kind, what) }
    if (outcome === 'found') return { title: t('unknown.match'), text: unknownText.match(kind, what) }
    const about =
      kind === 'order'
        ? t('round', { game: request.gameName, period: request.period, sum: moneyText(request.total) })
        : what
    const more = news.outcome === 'refused' ? news.words : kind === 'order' ? '' : t(`${kind}.accepted.next`)
    return { title: t(`${kind}.${outcome}.title`), text: [about, more].filter((part) => part !== '').join(' · ') }
  }
}

/** Where no title stands above it. */
export function useToldText(): (news: News) => string {
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
  return (request) => {
    switch (request.kind) {
      case 'order':
        return t('order.what', { game: request.gameName, period: request.period, total: moneyText(request.total) })
      case 'withdrawal':
        return moneyText(request.amount)
      case 'topUp':
        return moneyText(request.amount)
    }
  }
}

export function useToastOf(): (message: Message) => void {
  const toldText = useToldText()
  return ({ news }) => {
    const text = toldText(news)
    // To the eye, the slip of its round tells of it.
    if (news.outcome === 'accepted' && news.request.kind === 'order') announce(text)
    else notify(text, { kind: 'money' })
  }
}
