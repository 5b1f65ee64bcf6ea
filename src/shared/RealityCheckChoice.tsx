import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/Card'
import { Note } from '@/ui/Note'
import { RadioList } from '@/ui/RadioList'
import { SectionHeading } from '@/ui/SectionHeading'
import styles from './RealityCheckChoice.module.css'
import { CHECK_CHOICES, chooseCheckMinutes, readCheckMinutes } from './reality-check'

/** Needs the section `setting`. */
export function RealityCheckChoice({ memberId }: { memberId: string }) {
  const { t } = useTranslation('setting')
  const [chosen, setChosen] = useState(() => readCheckMinutes(memberId))
  return (
    <>
      <SectionHeading>{t('timeCheck')}</SectionHeading>
      <Note kind="hint" className={styles['text']}>
        {t('timeCheckText')}
      </Note>
      <Card tight>
        <RadioList
          label={t('timeCheck')}
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
      </Card>
    </>
  )
}
