import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { currentLanguage } from '@/i18n'
import { languageOf } from '@/i18n/languages'
import { ConfirmDialog } from '@/parts/Dialog'
import { useSheets } from '@/parts/navigation'
import { PushedScreen } from '@/parts/PushedScreen'
import { paths } from '@/paths'
import { sessionStore } from '@/session/store'
import { Button } from '@/ui/Button'
import { Card, rowStyles, SectionHeading } from '@/ui/Card'
import { Icon } from '@/ui/icons'
import { RadioList } from '@/ui/RadioList'
import { chooseTheme, readTheme } from '@/ui/theme'
import { AgreementSheet } from './AgreementSheet'
import styles from './Settings.module.css'

export default function SettingsScreen() {
  const { t } = useTranslation('setting')
  const sheets = useSheets<'logOut' | 'legal'>()
  const [theme, setTheme] = useState(readTheme)
  return (
    <PushedScreen title={t('title')} fallback={paths.mine()}>
      <Card tight>
        <div className={rowStyles.rows}>
          <Link className={rowStyles.row} to={paths.language('setting')}>
            <Icon name="globe" />
            <span className={rowStyles.label}>{t('language')}</span>
            <span className={rowStyles.value}>{languageOf(currentLanguage()).name}</span>
            <Icon name="forward" size={16} />
          </Link>
          <button type="button" className={rowStyles.row} onClick={() => sheets.open('legal')}>
            <Icon name="document" />
            <span className={rowStyles.label}>{t('legal')}</span>
            <Icon name="forward" size={16} />
          </button>
        </div>
      </Card>
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
      <div className={styles['foot']}>
        <Button tone="danger" isWide onClick={() => sheets.open('logOut')}>
          {t('logOut')}
        </Button>
        <p className={styles['version']}>{t('version', { version: __APP_VERSION__ })}</p>
      </div>
      {sheets.current === 'legal' && <AgreementSheet onClose={sheets.close} />}
      {sheets.current === 'logOut' && (
        <ConfirmDialog
          title={t('logOutTitle')}
          text={t('logOutText')}
          confirmLabel={t('logOutConfirm')}
          tone="danger"
          onConfirm={() => sessionStore.dispatch({ type: 'loggedOut' })}
          onClose={sheets.close}
        />
      )}
    </PushedScreen>
  )
}
