import { Sheet } from '@/ui/Sheet'
import { PartMissing, type Loss } from '../PartMissing'

/** In place of a sheet that did not arrive. */
export function MissingSheet({ title, loss, onClose }: { title: string; loss: Loss; onClose: () => void }) {
  return (
    <Sheet title={title} onClose={onClose}>
      <PartMissing loss={loss} />
    </Sheet>
  )
}
