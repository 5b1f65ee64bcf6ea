import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { HostSummary } from '@/api/hosts'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import { SectionHeading } from '@/ui/text'
import styles from './HostStrip.module.css'

/** Pictures and names in one line that scrolls; nothing without any. */
export function HostStrip<Host extends HostSummary>({
  title,
  hosts,
  to,
  replace = false,
}: {
  title: string
  hosts: readonly Host[]
  to: (host: Host) => string
  replace?: boolean
}) {
  const headingId = useId()
  if (hosts.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{title}</SectionHeading>
      <ul className={styles['strip']}>
        {hosts.map((host) => (
          <li key={host.id}>
            <Link className={styles['host']} to={to(host)} replace={replace}>
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
