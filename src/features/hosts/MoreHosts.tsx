import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { City, HostSummary } from '@/api/hosts'
import { paths } from '@/paths'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import { SectionHeading } from '@/ui/SectionHeading'
import styles from './MoreHosts.module.css'

export function MoreHosts({ hosts, city }: { hosts: readonly HostSummary[]; city: City }) {
  const { t } = useTranslation('hosts')
  const headingId = useId()
  if (hosts.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{t('moreHosts')}</SectionHeading>
      <ul className={styles['strip']}>
        {hosts.map((host) => (
          <li key={host.id}>
            <Link className={styles['host']} to={paths.host(host.id, city)} replace>
              <Picture
                className={styles['portrait']}
                src={host.imageUrl}
                alt=""
                fallback={<Icon name="me" size={28} />}
              />
              {host.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
