import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseDataSaver, readDataSaver } from '@/lib/data-saver'
import { Note } from '@/ui/Note'
import { SectionHeading } from '@/ui/SectionHeading'
import { SegmentedRadio } from '@/ui/SegmentedRadio'
import styles from './DataSaverChoice.module.css'

export function DataSaverChoice() {
  const { t } = useTranslation('setting')
  const [choice, setChoice] = useState(readDataSaver)
  return (
    <>
      <SectionHeading>{t('dataSaver')}</SectionHeading>
      <Note kind="hint" className={styles['text']}>
        {t('dataSaverText')}
      </Note>
      <SegmentedRadio
        label={t('dataSaver')}
        name="data-saver"
        options={[
          { key: 'system', name: t('themeSystem') },
          { key: 'on', name: t('dataSaverOn') },
          { key: 'off', name: t('dataSaverOff') },
        ]}
        chosen={choice}
        onChoose={(next) => {
          chooseDataSaver(next)
          setChoice(next)
        }}
      />
    </>
  )
}
