import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { Member } from '@/api/account'
import { LinkButton } from '@/shared/LinkButton'
import { AsyncBlock } from '@/shared/AsyncBlock'
import ContactDialog from '@/shared/ContactDialog'
import { DemoChip } from '@/shared/DemoChip'
import { useMember } from '@/shared/use-member'
import { useSheets } from '@/shared/use-sheets'
import { useRefresh } from '@/shared/use-refresh'
import { paths } from '@/paths'
import { useIsLoggedIn } from '@/session/use-session'
import { Skeleton } from '@/ui/Skeleton'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Eyebrow } from '@/ui/Eyebrow'
import { IconButton } from '@/ui/IconButton'
import { Icon } from '@/ui/icons'
import { Money } from '@/ui/Money'
import { Picture } from '@/ui/Picture'
import { Screen } from '@/ui/Screen'
import { Menu } from './Menu'
import styles from './Me.module.css'
import { ReportStrip } from './ReportStrip'

export default function MeScreen() {
  const { t } = useTranslation('my')
  const isLoggedIn = useIsLoggedIn()
  const member = useMember()
  const sheets = useSheets<'service'>()
  return (
    <Screen
      title={t('title')}
      hasTabs
      header={<Hero member={isLoggedIn ? (member.data ?? null) : null} isLoggedIn={isLoggedIn} />}
    >
      <div className={styles['content']}>
        {isLoggedIn ? <WalletCard /> : <LoginCard />}
        {isLoggedIn && <ReportStrip />}
        <div className={`${styles['menu']} ${isLoggedIn && member.isPending ? styles['menuWaiting'] : ''}`}>
          <Card tight>
            <nav aria-label={t('menu')}>
              <Menu />
            </nav>
          </Card>
        </div>
        <p className={styles['invite']}>
          {t('inviteHint')}{' '}
          <button type="button" className={styles['inline']} onClick={() => sheets.open('service')}>
            {t('contactService')}
          </button>
        </p>
      </div>
      {sheets.current === 'service' && <ContactDialog text={t('inviteHint')} onClose={sheets.close} />}
    </Screen>
  )
}

/** The teal head: who it is, level and points, settings. */
function Hero({ member, isLoggedIn }: { member: Member | null; isLoggedIn: boolean }) {
  const { t } = useTranslation('my')
  const navigate = useNavigate()
  return (
    <header className={styles['hero']}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={styles['who']}>
        <Picture
          className={styles['avatar']}
          src={member?.avatarUrl ?? ''}
          alt=""
          isLazy={false}
          fallback={member === null ? <Icon name="me" size={28} /> : member.username.slice(0, 1).toUpperCase()}
        />
        {isLoggedIn ? (
          <div className={styles['name']}>
            <p className={styles['username']}>{member?.username ?? '…'}</p>
            <p className="num">
              {member === null ? ' ' : t('levelPoints', { level: member.level, points: member.points })}
            </p>
          </div>
        ) : (
          <Link className={styles['login']} to={paths.login()}>
            {t('loginOrRegister')}
          </Link>
        )}
        <IconButton icon="gear" label={t('settings')} onClick={() => void navigate(paths.settings())} />
      </div>
    </header>
  )
}

function WalletCard() {
  const { t } = useTranslation('my')
  const navigate = useNavigate()
  const member = useMember()
  const { isRefreshing, refresh } = useRefresh(async () => [await member.refetch()], t('refreshed'))
  return (
    <Card>
      <div className={styles['walletHead']}>
        <Eyebrow>{t('walletBalance')}</Eyebrow>
        <DemoChip />
        <IconButton icon="refresh" label={t('refreshBalance')} isBusy={isRefreshing} onClick={() => void refresh()} />
      </div>
      <AsyncBlock query={member} skeleton={<Skeleton height={40} width="60%" />}>
        {(data) => (
          <p className={styles['balance']}>
            <Money amount={data.balance} size="large" />
          </p>
        )}
      </AsyncBlock>
      <div className={styles['actions']}>
        <Button isWide onClick={() => void navigate(paths.topUp(member.data?.balance))}>
          {t('topUp')}
        </Button>
        <Button isWide tone="quiet" onClick={() => void navigate(paths.withdraw())}>
          {t('withdraw')}
        </Button>
      </div>
    </Card>
  )
}

function LoginCard() {
  const { t } = useTranslation('my')
  return (
    <Card>
      <p className={styles['hint']}>{t('loginHint')}</p>
      <LinkButton to={paths.login()}>{t('loginOrRegister')}</LinkButton>
    </Card>
  )
}
