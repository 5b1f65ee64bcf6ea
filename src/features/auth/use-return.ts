import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { entryState } from '@/shared/history-entry'

/** Leads to the screen that the member wanted before Login, or to Me (reading 17). */
export function useReturn(): () => void {
  const navigate = useNavigate()
  const { returnTo = paths.mine() } = entryState(useLocation().state)
  return () => void navigate(returnTo, { replace: true })
}
