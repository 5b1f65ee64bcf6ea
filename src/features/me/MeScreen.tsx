import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useIsLoggedIn } from '@/session/use-session'
import ContactDialog from '@/shared/ContactDialog'
import { tellErasure, useLastErasure } from '@/shared/erase/last'
import { HelpLink } from '@/shared/HelpLink'
import { lazyPart } from '@/shared/lazy-part'
import { useMember } from '@/shared/use-member'
import { useSheets } from '@/shared/use-sheets'
import { Card } from '@/ui/Card'
import { Screen } from '@/ui/Screen'
import { TextButton } from '@/ui/TextButton'
import { LoginCard } from './LoginCard'
import { MemberHeader } from './MemberHeader'
import { Menu } from './Menu'
import styles from './MeScreen.module.css'
import { ReportStrip } from './ReportStrip'
import { WalletCard } from './WalletCard'
import { WelcomeCard } from './WelcomeCard'

const ErasedCard = lazyPart(() => import('@/shared/erase/ErasedCard'), { sections: ['setting'] })

export default function MeScreen() {
  const { t } = useTranslation(['my', 'footer', 'shared', 'common'])
  const isLoggedIn = useIsLoggedIn()
  const member = useMember()
  const sheets = useSheets<'service'>()
  const erasure = useLastErasure()
  return (
    <Screen
      title={t('footer:me')}
      hasTabs
      header={<MemberHeader member={isLoggedIn ? (member.data ?? null) : null} isLoggedIn={isLoggedIn} />}
    >
      <div className={styles['content']}>
        {erasure !== null && <ErasedCard erasure={erasure} onClose={() => tellErasure(null)} />}
        {isLoggedIn && member.data !== undefined && <WelcomeCard memberId={member.data.id} />}
        {isLoggedIn ? <WalletCard /> : <LoginCard />}
        {isLoggedIn && <ReportStrip />}
        <div className={clsx(styles['menu'], isLoggedIn && member.isPending && styles['menuWaiting'])}>
          <Card tight>
            <nav aria-label={t('menu')}>
              <Menu />
            </nav>
          </Card>
        </div>
        <div className={styles['invite']}>
          <p>{t('shared:inviteHint')}</p>
          <TextButton onClick={() => sheets.open('service')}>{t('common:contact.open')}</TextButton>
        </div>
      </div>
      <HelpLink />
      {sheets.current === 'service' && <ContactDialog text={t('shared:inviteHint')} onClose={sheets.close} />}
    </Screen>
  )
}
