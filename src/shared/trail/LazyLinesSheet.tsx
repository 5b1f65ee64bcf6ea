import { lazyPart } from '../lazy-part'
import { MissingSheet } from './MissingSheet'

export const LazyLinesSheet = lazyPart(() => import('./LinesSheet'), {
  sections: ['record', 'report', 'reservation'],
  missing: (sheet, loss) => <MissingSheet {...sheet} loss={loss} />,
})
