import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import { walletQueries } from '@/api/wallet.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { useMember } from '@/shared/use-member'
import { useSheets } from '@/shared/use-sheets'
import { PushedScreen } from '@/shared/PushedScreen'
import { paths } from '@/paths'
import { Skeleton } from '@/ui/Skeleton'
import { Card } from '@/ui/Card'
import { rowStyles } from '@/ui/row-styles'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import avatarStyles from './Avatar.module.css'
import { avatarOf } from './avatars'
import { AvatarSheet } from './AvatarSheet'
import { RowLink, RowText } from '@/shared/RowLink'
import styles from './Settings.module.css'

/** Stands for a value that has not come. */
const UNKNOWN = '…'

/** Who the member is to the platform: avatar, real name, gender, bank card. */
export default function ProfileScreen() {
  const { t } = useTranslation('setting')
  return (
    <PushedScreen title={t('basicInfo')} fallback={paths.mine()}>
      <AsyncBlock query={useMember()} skeleton={<Skeleton height={292} />}>
        {(member) => <Rows member={member} />}
      </AsyncBlock>
    </PushedScreen>
  )
}

function Rows({ member }: { member: Member }) {
  const { t } = useTranslation('setting')
  const sheets = useSheets<'avatar'>()
  const card = useQuery(walletQueries.bankCard())
  const preset = avatarOf(member.avatarUrl)
  return (
    <>
      <Card tight>
        <div className={rowStyles.rows}>
          <button type="button" className={rowStyles.row} onClick={() => sheets.open('avatar')}>
            <RowText label={t('avatar')} value={preset === null ? undefined : t(`avatars.${preset}`)} />
            <Picture
              className={avatarStyles['small']}
              src={member.avatarUrl}
              alt=""
              isLazy={false}
              fallback={<span aria-hidden="true">{member.username.slice(0, 1).toUpperCase()}</span>}
            />
            <Icon name="forward" size={16} />
          </button>
          <div className={rowStyles.row}>
            <RowText label={t('username')} value={member.username} />
            <span className={styles['noArrow']} />
          </div>
          <RowLink to={paths.realName()} label={t('realName')} value={member.realName || t('nameNotSet')} />
          <RowLink
            to={paths.sex()}
            label={t('gender')}
            value={member.sex === null ? t('nameNotSet') : t(member.sex === 'male' ? 'male' : 'female')}
          />
          <RowLink
            to={paths.bankCard()}
            label={t('bankCard')}
            value={card.data === undefined ? UNKNOWN : t(card.data === null ? 'notBound' : 'bound')}
          />
        </div>
      </Card>
      {card.isError && card.data === undefined && (
        <div className={styles['below']}>
          <AsyncBlock query={card} skeleton={null}>
            {() => null}
          </AsyncBlock>
        </div>
      )}
      {sheets.current === 'avatar' && <AvatarSheet current={member.avatarUrl} onClose={sheets.close} />}
    </>
  )
}
