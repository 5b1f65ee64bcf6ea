import { isKnownService, openService, type ServiceAddress } from '@/shared/open-service'
import { useSheets } from '@/shared/use-sheets'

/** Opens the service's own page in a new tab, after the member has confirmed a host that is not known. */
export function useOpenOutside(service: ServiceAddress) {
  const sheets = useSheets<'leave'>()
  return {
    isAsking: sheets.current === 'leave',
    ask: () => (isKnownService(service) ? openService(service) : sheets.open('leave')),
    confirm: () => {
      openService(service)
      sheets.close()
    },
    cancel: sheets.close,
  }
}
