import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { Member } from '@/api/account'
import { paths } from '@/paths'
import { DemoChip } from '@/shared/member/DemoChip'
import { IconButton } from '@/ui/IconButton'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import { Title } from '@/ui/text'
import styles from './MemberHeader.module.css'

export function MemberHeader({ member, isLoggedIn }: { member: Member | null; isLoggedIn: boolean }) {
  const { t } = useTranslation(['my', 'footer', 'shared'])
  const navigate = useNavigate()
  const { level = null, points = null } = member ?? {}
  const standing = [
    ...(level === null ? [] : [t('level', { level })]),
    ...(points === null ? [] : [t('points', { points, count: points })]),
  ]
  return (
    <header className={styles['hero']}>
      <div className={styles['who']}>
        {isLoggedIn ? (
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
              <Title>{member?.username ?? '\u00a0'}</Title>
              <p>{standing.length === 0 ? '\u00a0' : standing.join(' · ')}</p>
            </div>
            <IconButton icon="gear" label={t('shared:settings')} onClick={() => void navigate(paths.settings())} />
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
