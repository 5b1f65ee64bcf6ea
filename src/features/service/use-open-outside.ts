import { isKnownService, openService, type ServiceAddress } from '@/shared/open-service'
import { useSheets } from '@/shared/use-sheets'

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
