import { useTranslation } from 'react-i18next'
import { currentLanguage } from '@/i18n'
import { languageOf } from '@/i18n/languages'
import { appVersion } from '@/lib/build-id'
import { useMember, useSessionMemberId } from '@/domain/member/member'
import { useSheets } from '@/kit/sheets/use-sheets'
import { PushedScreen } from '@/kit/PushedScreen'
import { paths } from '@/paths'
import { MenuRow } from '@/ui/Row'
import { Icon } from '@/ui/icons'
import { Note } from '@/ui/Note'
import { Stack } from '@/ui/layout'
import { AgreementSheet } from '@/domain/help/lazy-help'
import { MenuIcon } from '@/ui/MenuIcon'
import { RowLink } from '@/kit/links'
import { AboutRows, AppRows, CopiesRow, InstallRow } from './SettingRows'
import { EraseSheet, LogOutDialog } from './LogOut'
import { QueryRow } from './profile-form'

export default function SettingsScreen() {
  const { t } = useTranslation(['setting', 'legal', 'shared'])
  const sheets = useSheets<'logOut' | 'stays' | 'erase'>()
  const memberId = useSessionMemberId()
  return (
    <PushedScreen title={t('shared:settings')} fallback={paths.mine()}>
      <Stack gap={4}>
        <div>
          <RowLink to={paths.profile()} icon={<MenuIcon name="person" />} label={t('shared:basicInfo')} />
          <RowLink to={paths.loginPassword()} icon={<Icon name="lock" />} label={t('loginPassword')} />
          <QueryRow
            to={paths.fundPassword()}
            icon={<MenuIcon name="key" />}
            label={t('shared:fundPassword')}
            query={useMember()}
            textOf={({ hasFundPassword }) => t(hasFundPassword ? 'isSet' : 'notSet')}
          />
          <RowLink
            to={paths.language('setting')}
            icon={<Icon name="globe" />}
            label={t('shared:language')}
            value={languageOf(currentLanguage()).name}
          />
        </div>
        <div>
          <AppRows />
          {memberId !== null && <CopiesRow key={memberId} memberId={memberId} />}
        </div>
        <div>
          <AboutRows />
        </div>
        <div>
          <MenuRow
            as="button"
            arrow={false}
            icon={<MenuIcon name="leave" />}
            label={t('logOut')}
            onClick={() => sheets.open('logOut')}
          />
          <MenuRow
            as="button"
            tone="bad"
            arrow={false}
            icon={<MenuIcon name="erase" />}
            label={t('erase')}
            onClick={() => sheets.open('erase')}
          />
        </div>
        <InstallRow />
        <Note>{t('version', { version: appVersion() })}</Note>
      </Stack>
      {sheets.current === 'logOut' && (
        <LogOutDialog onStays={() => sheets.replaceWith('stays')} onClose={sheets.close} />
      )}
      {sheets.current === 'stays' && <AgreementSheet stays={t('legal:staysTitle')} onClose={sheets.close} />}
      {sheets.current === 'erase' && <EraseSheet memberId={memberId ?? ''} onClose={sheets.close} />}
    </PushedScreen>
  )
}
