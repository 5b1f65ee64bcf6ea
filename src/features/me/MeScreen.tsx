import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useIsLoggedIn } from '@/session/store'
import { tellErasure, useLastErasure } from '@/shared/erase/last'
import { HelpLink } from '@/shared/help/HelpLink'
import { lazyPart } from '@/shared/load/lazy-part'
import { useMember } from '@/shared/member/member'
import { Note } from '@/ui/Note'
import { Screen } from '@/ui/Screen'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { Card } from '@/ui/Card'
import { Lead } from '@/ui/Lead'
import { Stack } from '@/ui/Stack'
import { MemberHeader } from './MemberHeader'
import { MemberMenu, VisitorMenu } from './Menu'
import { Totals } from './Totals'
import { WalletCard } from './WalletCard'
import styles from './MeScreen.module.css'

const ErasedCard = lazyPart(() => import('@/shared/erase/ErasedCard'))

/** A member's money, and all that is theirs; for a visitor what a visitor can open. */
export default function MeScreen() {
  const { t } = useTranslation('footer')
  const isLoggedIn = useIsLoggedIn()
  const member = useMember()
  const erasure = useLastErasure()
  return (
    <Screen
      title={t('me')}
      hasTabs
      header={<MemberHeader member={isLoggedIn ? (member.data ?? null) : null} isLoggedIn={isLoggedIn} />}
    >
      <div className={styles['content']}>
        {erasure !== null && <ErasedCard erasure={erasure} onClose={() => tellErasure(null)} />}
        {isLoggedIn ? <OfMember isWaiting={member.isPending} memberId={member.data?.id} /> : <OfVisitor />}
      </div>
      <HelpLink />
    </Screen>
  )
}

function OfMember({ isWaiting, memberId }: { isWaiting: boolean; memberId: string | undefined }) {
  const { t } = useTranslation('shared')
  return (
    <>
      <WalletCard />
      <Totals memberId={memberId} />
      <div className={clsx(styles['menu'], isWaiting && styles['menuWaiting'])}>
        <MemberMenu />
      </div>
      {/* The way to customer service is the line below it. */}
      <Note isCentered className={styles['invite']}>
        {t('inviteHint')}
      </Note>
    </>
  )
}

function OfVisitor() {
  return (
    <>
      <LoginCard />
      <div className={styles['menu']}>
        <VisitorMenu />
      </div>
    </>
  )
}

function LoginCard() {
  const { t } = useTranslation('my')
  return (
    <Card>
      <Stack>
        <Lead>{t('loginHint')}</Lead>
        <LinkButton to={paths.login()} tone="primary">
          {t('loginOrRegister')}
        </LinkButton>
      </Stack>
    </Card>
  )
}
