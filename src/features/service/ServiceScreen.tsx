import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { platformQueries } from '@/api/platform'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { HelpLinkRows } from '@/domain/help/HelpLinkList'
import { LinkButton } from '@/kit/links'
import { type ServiceAddress, mayBeFramed, useServiceHours } from '@/domain/help/service'
import { Operator } from '@/domain/help/Operator'
import PaymentWarning from '@/domain/help/PaymentWarning'
import { PushedScreen } from '@/kit/PushedScreen'
import { paths } from '@/paths'
import { Stack } from '@/ui/layout'
import { Lead } from '@/ui/Note'
import { Skeleton } from '@/ui/skeletons'
import { Icon } from '@/ui/icons'
import { Button } from '@/ui/Button'
import { currentLanguage } from '@/i18n'
import { languageOf } from '@/i18n/languages'
import { useEntryState } from '@/kit/history'
import { appVersion } from '@/lib/build-id'
import { formatUtc } from '@/lib/time'
import { CopyText } from './CopyText'
import { useSheets } from '@/kit/sheets/use-sheets'
import { MenuRow } from '@/ui/Row'
import { Sheet } from '@/ui/Sheet'
import { useOpenOutside, NoService } from './service-page'
import { serviceOf } from './rules'
import styles from './ServiceScreen.module.css'

/** The screen is open to visitors, because a member who cannot log in needs customer service. */
export default function ServiceScreen() {
  const { t } = useTranslation(['service', 'shared'])
  const platform = useQuery(platformQueries.base())
  const { data } = platform
  const isClosed = data !== undefined && serviceOf(data, window.location.origin).state !== 'open'
  return (
    <PushedScreen title={t('shared:service')} fallback={paths.mine()}>
      <Stack>
        {!isClosed && <PaymentWarning more={t('noPasswords')} />}
        <div>
          {!isClosed && <ServiceHours />}
          <AsyncBlock query={platform} skeleton={<Skeleton height={48} />}>
            {(data) => {
              const service = serviceOf(data, window.location.origin)
              return service.state === 'open' ? (
                <ContactButton service={service} />
              ) : (
                <NoService state={service.state} />
              )
            }}
          </AsyncBlock>
        </div>
        <div>
          {!isClosed && <CaseText />}
          <HelpLinkRows />
        </div>
      </Stack>
      <Operator />
    </PushedScreen>
  )
}

/** The hours are part of the build, so they are shown before the content below has loaded. */
function ServiceHours() {
  const hours = useServiceHours()
  return (
    hours !== null && (
      <p className={styles['hours']}>
        <Icon name="clock" tone="brand" /> <span>{hours}</span>
      </p>
    )
  )
}

function ContactButton({ service }: { service: ServiceAddress }) {
  const { t } = useTranslation('service')
  const outsideOpener = useOpenOutside(service)
  return (
    <div>
      {mayBeFramed(service) ? (
        <LinkButton tone="primary" to={paths.servicePage()}>
          {t('openHere')}
        </LinkButton>
      ) : (
        <Button isWide onClick={outsideOpener.ask}>
          {t('openOutside')}
        </Button>
      )}
      {outsideOpener.dialog}
    </div>
  )
}

/** Offers a text for customer service, without secrets and without the member's identity. */
function CaseText() {
  const { t } = useTranslation('service')
  const [openedAt] = useState(() => Date.now())
  const { about } = useEntryState()
  const sheets = useSheets<'case'>()
  const text = [
    ...(about === undefined ? [] : [t('case.about', { what: about })]),
    t('case.app', { version: appVersion() }),
    t('case.language', { language: languageOf(currentLanguage()).name }),
    t('case.time', { time: formatUtc(openedAt) }),
    t('case.window', { size: `${window.innerWidth} × ${window.innerHeight}` }),
  ].join('\n')
  return (
    <>
      <MenuRow
        as="button"
        icon={<Icon name="document" />}
        label={t('caseTitle')}
        value={about}
        onClick={() => sheets.open('case')}
      />
      {sheets.current === 'case' && (
        <Sheet title={t('caseTitle')} onClose={sheets.close}>
          <Stack>
            <Lead>{t('caseText')}</Lead>
            <CopyText label={t('caseField')} text={text} />
          </Stack>
        </Sheet>
      )}
    </>
  )
}
