import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionHeading } from '@/ui/SectionHeading'
import { SegmentedRadio } from '@/ui/SegmentedRadio'
import { chooseTheme, readTheme } from '@/ui/theme'

export function ThemeChoice() {
  const { t } = useTranslation('setting')
  const [theme, setTheme] = useState(readTheme)
  return (
    <>
      <SectionHeading>{t('theme')}</SectionHeading>
      <SegmentedRadio
        label={t('theme')}
        name="theme"
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
    </>
  )
}
