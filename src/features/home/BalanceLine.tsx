import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Member } from '@/api/account'
import { paths } from '@/paths'
import { useBeforeRoundText, useSpoilerFreeBalance } from '@/domain/spoiler-guard'
import { useCachedMember } from '@/domain/member/member'
import { Caption } from '@/ui/text'
import { Icon } from '@/ui/icons'
import { Money } from '@/ui/Money'
import styles from './BalanceLine.module.css'

/** The wrapper with `className` keeps its height while the member is loading. */
export default function BalanceLine({ className }: { className: string | undefined }) {
  const { t } = useTranslation('shared')
  const { data: member, isError } = useCachedMember()
  return (
    <div className={className}>
      {(member !== undefined || isError) && (
        <Link className={styles['balance']} to={paths.mine()}>
          <span>
            <span className="visually-hidden">{t('balance')}</span>{' '}
            {member === undefined ? <span>—</span> : <Balance member={member} />}
          </span>
          <Icon name="forward" size={16} tone="faint" />
        </Link>
      )}
    </div>
  )
}

function Balance({ member }: { member: Member }) {
  const { t } = useTranslation('shared')
  const beforeRoundText = useBeforeRoundText()
  const balance = useSpoilerFreeBalance(member)
  if (balance === null) return <span>{t('noBalance')}</span>
  return (
    <>
      <Money amount={balance} /> {beforeRoundText !== '' && <Caption>{beforeRoundText}</Caption>}
    </>
  )
}
