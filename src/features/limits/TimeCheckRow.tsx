import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceRow } from '@/shared/ChoiceRow'
import { CHECK_CHOICES, chooseCheckMinutes, readCheckMinutes } from '@/shared/reality-check'

export function TimeCheckRow({ memberId }: { memberId: string }) {
  const { t } = useTranslation('limits')
  const [chosen, setChosen] = useState(() => readCheckMinutes(memberId))
  return (
    <ChoiceRow
      sheet="timeCheck"
      label={t('timeCheck')}
      text={t('timeCheckText')}
      options={CHECK_CHOICES.map((minutes) => ({
        key: String(minutes),
        name: minutes === 0 ? t('timeCheckNever') : t('timeCheckEvery', { minutes }),
      }))}
      chosen={String(chosen)}
      onChoose={(key) => {
        const minutes = CHECK_CHOICES.find((choice) => String(choice) === key) ?? chosen
        chooseCheckMinutes(memberId, minutes)
        setChosen(minutes)
      }}
    />
  )
}
