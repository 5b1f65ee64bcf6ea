import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { entryState } from '@/shared/history-entry'

/** @returns a function that leads to where the member wanted to go before Login came between, else to Me (reading 17). */
export function useReturn(): () => void {
  const navigate = useNavigate()
  const { returnTo = paths.mine() } = entryState(useLocation().state)
  return () => void navigate(returnTo, { replace: true })
}
