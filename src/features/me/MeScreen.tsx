import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useIsLoggedIn } from '@/session/store'
import { DemoChip } from '@/domain/member/DemoChip'
import { OpenOutcome } from '@/domain/inbox/OpenOutcome'
import { useMember } from '@/domain/member/member'
import { Screen } from '@/ui/Screen'
import { paths } from '@/paths'
import { InviteLine } from '@/domain/help/InviteLine'
import { LinkButton } from '@/kit/links'
import { Card, Stack } from '@/ui/layout'
import { IconButton } from '@/ui/Button'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import { Title } from '@/ui/text'
import { MemberMenu, VisitorMenu } from './Menu'
import { OnItsWay } from './OnItsWay'
import { RoundChip, WalletCard } from './Wallet'
import styles from './MeScreen.module.css'

export default function MeScreen() {
  const { t } = useTranslation('footer')
  const isLoggedIn = useIsLoggedIn()
  const member = useMember()
  return (
    <Screen title={t('me')} header={<MemberHeader member={isLoggedIn ? member : null} />}>
      <div className={styles['content']}>
        {isLoggedIn ? (
          <>
            <WalletCard />
            <RoundChip />
            <div className={clsx(styles['menu'], member.isPending && styles['menuWaiting'])}>
              <OpenOutcome />
              <OnItsWay />
              <MemberMenu />
            </div>
          </>
        ) : (
          <>
            <LoginCard />
            <div className={styles['menu']}>
              <VisitorMenu />
            </div>
          </>
        )}
        <div className={styles['invite']}>
          <InviteLine />
        </div>
      </div>
    </Screen>
  )
}

function LoginCard() {
  const { t } = useTranslation('my')
  return (
    <Card>
      <Stack>
        <p>{t('loginHint')}</p>
        <LinkButton to={paths.login()} tone="primary">
          {t('loginOrRegister')}
        </LinkButton>
      </Stack>
    </Card>
  )
}

function MemberHeader({ member: query }: { member: ReturnType<typeof useMember> | null }) {
  const { t } = useTranslation(['my', 'footer', 'shared'])
  const navigate = useNavigate()
  const member = query?.data ?? null
  const { level = null, points = null } = member ?? {}
  const levelAndPointsTexts = [
    ...(level === null ? [] : [t('level', { level })]),
    ...(points === null ? [] : [t('points', { points, count: points })]),
  ]
  return (
    <header className={styles['hero']}>
      <div className={styles['who']}>
        {query !== null ? (
          <>
            <h1 className="visually-hidden">{t('footer:me')}</h1>
            <Link to={paths.profile()} aria-label={t('shared:basicInfo')}>
              <Picture
                className={styles['avatar']}
                src={member?.avatarUrl ?? ''}
                alt=""
                isLazy={false}
                fallback={member === null ? <Icon name="me" size={28} /> : member.username.slice(0, 1).toUpperCase()}
              />
            </Link>
            <div className={styles['name']}>
              <Title>
                <span translate={member === null ? undefined : 'no'}>
                  {member?.username ?? (query.isError ? t('footer:me') : '\u00a0')}
                </span>
              </Title>
              {!query.isError && <p>{levelAndPointsTexts.length === 0 ? '\u00a0' : levelAndPointsTexts.join(' · ')}</p>}
            </div>
            <IconButton icon="sliders" label={t('shared:settings')} onClick={() => void navigate(paths.settings())} />
          </>
        ) : (
          <>
            <span className={styles['avatar']}>
              <Icon name="me" size={28} />
            </span>
            <h1 className={styles['title']}>{t('footer:me')}</h1>
            <DemoChip />
          </>
        )}
      </div>
    </header>
  )
}
