import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/Card'
import { RadioList } from '@/ui/RadioList'
import { SectionHeading } from '@/ui/SectionHeading'
import { chooseTheme, readTheme } from '@/ui/theme'

export function ThemeChoice() {
  const { t } = useTranslation('setting')
  const [theme, setTheme] = useState(readTheme)
  return (
    <>
      <SectionHeading>{t('theme')}</SectionHeading>
      <Card tight>
        <RadioList
          label={t('theme')}
          options={[
            { key: 'system', name: t('themeSystem') },
            { key: 'light', name: t('themeLight') },
            { key: 'dark', name: t('themeDark') },
          ]}
          chosen={theme}
          onChoose={(next) => {
            chooseTheme(next)
            setTheme(next)
          }}
        />
      </Card>
    </>
  )
}
