import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '@/i18n'
import { languageOf } from '@/i18n/languages'
import { chooseNumberFormat, readNumberFormat } from '@/i18n/number-format'
import { chooseDataSaver, readDataSaver } from '@/lib/data-saver'
import { ChoiceRow } from '@/shared/forms/ChoiceRow'
import { MenuIcon } from '@/shared/MenuIcon'
import { chooseTheme, readTheme } from '@/ui/theme'

/** How the app looks and loads, for whoever uses this device. */
export function AppRows() {
  const { t } = useTranslation('setting')
  const [theme, setTheme] = useState(readTheme)
  // This screen shows no figure, so nothing on it needs to be drawn again.
  const [format, setFormat] = useState(readNumberFormat)
  const [saver, setSaver] = useState(readDataSaver)
  return (
    <>
      <ChoiceRow
        sheet="theme"
        icon={<MenuIcon name="theme" />}
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
      <ChoiceRow
        sheet="numberFormat"
        icon={<MenuIcon name="number" />}
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
      <ChoiceRow
        sheet="dataSaver"
        icon={<MenuIcon name="saver" />}
        label={t('dataSaver')}
        text={t('dataSaverText')}
        options={[
          { key: 'system', name: t('themeSystem') },
          { key: 'on', name: t('on') },
          { key: 'off', name: t('off') },
        ]}
        chosen={saver}
        onChoose={(next) => {
          chooseDataSaver(next)
          setSaver(next)
        }}
      />
    </>
  )
}
