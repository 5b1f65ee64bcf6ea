import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '@/i18n'
import { languageOf } from '@/i18n/languages'
import { chooseNumberFormat, readNumberFormat } from '@/i18n/number-format'
import { Card } from '@/ui/Card'
import { RadioList } from '@/ui/RadioList'
import { SectionHeading } from '@/ui/SectionHeading'

/** This screen shows no figure, so nothing on it needs to be drawn again. */
export function NumberFormatChoice() {
  const { t } = useTranslation('setting')
  const [format, setFormat] = useState(readNumberFormat)
  return (
    <>
      <SectionHeading>{t('numberFormat')}</SectionHeading>
      <Card tight>
        <RadioList
          label={t('numberFormat')}
          options={[
            { key: 'platform', name: t('numberFormatPlatform') },
            { key: 'language', name: t('numberFormatLanguage') },
          ]}
          chosen={format}
          onChoose={(next) => {
            chooseNumberFormat(next, languageOf(currentLanguage()).tag)
            setFormat(next)
          }}
        />
      </Card>
    </>
  )
}
