import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import { walletQueries } from '@/api/wallet'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { useMember } from '@/domain/member/member'
import { useSheets } from '@/kit/sheets/use-sheets'
import { PushedScreen } from '@/kit/PushedScreen'
import { paths } from '@/paths'
import { SkeletonRows } from '@/ui/skeleton-shapes'
import { MenuRow } from '@/ui/Row'
import { Stack } from '@/ui/layout'
import { Picture } from '@/ui/Picture'
import { avatarKeyOf, AvatarSheet } from './AvatarSheet'
import { RowLink } from '@/kit/links'
import styles from './ProfileScreen.module.css'
import { QueryRow } from './profile-form'

export default function ProfileScreen() {
  const { t } = useTranslation(['setting', 'shared'])
  return (
    <PushedScreen title={t('shared:basicInfo')} fallback={paths.mine()}>
      <AsyncBlock query={useMember()} skeleton={<SkeletonRows count={5} height={53} hasFigure isFlat isOneLine />}>
        {(member) => <ProfileRows member={member} />}
      </AsyncBlock>
    </PushedScreen>
  )
}

function ProfileRows({ member }: { member: Member }) {
  const { t } = useTranslation(['setting', 'bank', 'shared'])
  const sheets = useSheets<'avatar'>()
  const { sex } = member
  const sexText = sex === 'unknown' ? t('shared:notKnown') : t(sex ?? 'nameNotSet')
  const presetKey = avatarKeyOf(member.avatarUrl)
  return (
    <Stack>
      <div>
        <MenuRow
          as="button"
          label={t('avatar')}
          value={presetKey === null ? undefined : t(`avatars.${presetKey}`)}
          picture={
            <Picture
              className={styles['avatar']}
              src={member.avatarUrl}
              alt=""
              isLazy={false}
              fallback={<span aria-hidden="true">{member.username.slice(0, 1).toUpperCase()}</span>}
            />
          }
          onClick={() => sheets.open('avatar')}
        />
        <MenuRow label={t('shared:username')} value={<span translate="no">{member.username}</span>} arrow={false} />
        <RowLink to={paths.realName()} label={t('realName')} value={member.realName || t('nameNotSet')} />
        <RowLink to={paths.sex()} label={t('gender')} value={sexText} />
        <QueryRow
          to={paths.bankCard()}
          label={t('bank:bankAccount')}
          query={useQuery(walletQueries.bankCard())}
          textOf={(card) => t(card === null ? 'notBound' : 'bound')}
        />
      </div>
      {sheets.current === 'avatar' && <AvatarSheet current={member.avatarUrl} onClose={sheets.close} />}
    </Stack>
  )
}
