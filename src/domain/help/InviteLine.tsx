import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { TextButton } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { PART, Sentence } from '@/ui/text'
import styles from './InviteLine.module.css'

/**
 * A note that customer service gives out invite codes and upgrades levels.
 * @param props.onAsk opens customer service without leaving the screen, for a screen that would
 * lose typed text; without it, customer service is a link
 */
export function InviteLine({ onAsk }: { onAsk?: () => void }) {
  const { t } = useTranslation(['shared', 'common'])
  const service = t('common:contact.title')
  return (
    <Note>
      <Sentence text={t('inviteHint', { service: PART })}>
        {onAsk === undefined ? (
          <TextButton as={Link} className={styles['service']} to={paths.service()}>
            {service}
          </TextButton>
        ) : (
          <TextButton className={styles['service']} onClick={onAsk}>
            {service}
          </TextButton>
        )}
      </Sentence>
    </Note>
  )
}
