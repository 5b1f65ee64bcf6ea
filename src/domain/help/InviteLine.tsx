import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { TextButton } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { COMPONENT_PLACEHOLDER, Sentence } from '@/ui/text'
import styles from './InviteLine.module.css'

/**
 * A hint about invite codes, with a link to customer service. On a screen with a form, `onAsk`
 * opens customer service above the screen instead, so that the typed text is kept.
 */
export function InviteLine({ onAsk }: { onAsk?: () => void }) {
  const { t } = useTranslation(['shared', 'common'])
  const service = t('common:contact.title')
  return (
    <Note>
      <Sentence text={t('inviteHint', { service: COMPONENT_PLACEHOLDER })}>
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
