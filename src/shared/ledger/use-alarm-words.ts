import { useTranslation } from 'react-i18next'
import { wholeDateTime, joinSentences } from '@/i18n/format'
import { utcText } from '@/lib/time'
import type { Alarm, Observation } from './entries'

/** A changed result, with the name of its game, or its id where no answer told the name. */
export interface Change extends Alarm {
  gameName: string
}

export interface AlarmWords {
  title: string
  /** Both values. */
  short: string
  /** Both values, both times. */
  text: string
  /** The same for customer service, in the time of no zone in particular. */
  about: string
}

export function useAlarmWords(): (change: Change) => AlarmWords {
  const { t } = useTranslation('messages')
  return ({ gameName: game, period, first, later }) => {
    const values = (timeText: (at: number) => string) => {
      const seen = ({ numbers, seenAt, source }: Observation) =>
        t(`changed.seen.${source}`, { numbers: numbers.join('\u00a0·\u00a0'), time: timeText(seenAt) })
      return t('changed.values', { game, period, first: seen(first), later: seen(later) })
    }
    return {
      title: t('changed.title'),
      short: t('changed.short', { game, period, first: numbersText(first), later: numbersText(later) }),
      text: joinSentences([values(wholeDateTime), t('changed.text')]),
      about: values((at) => `${utcText(at)} UTC`),
    }
  }
}

const numbersText = ({ numbers }: Observation) => numbers.join('\u00a0')
