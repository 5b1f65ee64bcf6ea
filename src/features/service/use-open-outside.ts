import { config } from '@/config'
import { useSheets } from '@/shared/use-sheets'

/** Leaves for the service's own page in a new tab; hosts of VITE_SERVICE_HOSTS need no second word, others are named first. */
export function useOpenOutside(service: { url: string; host: string }) {
  const sheets = useSheets<'leave'>()
  const open = () => void window.open(service.url, '_blank', 'noopener,noreferrer')
  return {
    isAsking: sheets.current === 'leave',
    ask: config.serviceHosts.includes(service.host) ? open : () => sheets.open('leave'),
    confirm: () => {
      open()
      sheets.close()
    },
    cancel: sheets.close,
  }
}
