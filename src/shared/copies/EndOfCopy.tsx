import type { CopyFacts } from '@/api/listing'
import { lazyPart } from '../load/lazy-part'

const CopyEnd = lazyPart(() => import('./CopyEnd'), { missing: () => null })

/** Under a list: whether more was left out of its copy. */
export function EndOfCopy({ copy }: { copy: CopyFacts | null }) {
  return copy !== null && copy.leftOut > 0 && <CopyEnd />
}
