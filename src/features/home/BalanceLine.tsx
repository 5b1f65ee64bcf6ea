import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Member } from '@/api/account'
import { isWithoutAnswer } from '@/api/errors'
import { paths } from '@/paths'
import { useHasCopies } from '@/shared/copies/choice'
import { useBeforeRound, useShownBalance } from '@/shared/money-request/frozen-figures'
import { lazyPart } from '@/shared/load/lazy-part'
import { useKnownMember, useSessionMemberId } from '@/shared/member/member'
import { Eyebrow } from '@/ui/text'
import { Icon } from '@/ui/icons'
import { Money } from '@/ui/Money'
import styles from './BalanceLine.module.css'

/** Not by `LinkToCopies`, which would be in Home's file for every screen that has it. */
const CopyNotice = lazyPart(() => import('@/shared/copies/CopyNotice'), { missing: () => null })

/** The one line of Home that is the member's own; open rounds have their cards. */
export default function BalanceLine() {
  const { t } = useTranslation('shared')
  const { data: member, isError, error } = useKnownMember()
  const hasCopies = useHasCopies(useSessionMemberId())
  if (member === undefined && !isError) return null
  return (
    <>
      <Link className={styles['balance']} to={paths.mine()}>
        <span>
          <Eyebrow>{t('balance')}</Eyebrow> {member === undefined ? '—' : <Balance member={member} />}
        </span>
        <Icon name="forward" size={16} tone="faint" />
      </Link>
      {hasCopies && error !== null && isWithoutAnswer(error) && (
        <div className={styles['kept']}>
          <CopyNotice about="records" />
        </div>
      )}
    </>
  )
}

function Balance({ member }: { member: Member }) {
  const { t } = useTranslation('shared')
  const mark = useBeforeRound()('')
  const balance = useShownBalance(member)
  if (balance === null) return t('noBalance')
  return (
    <>
      <Money amount={balance} /> {mark !== '' && <Eyebrow>{mark}</Eyebrow>}
    </>
  )
}
