import { lazyPart } from '../load/lazy-part'

/**
 * Where to find help with gambling, and who takes reports of scams. It brings its own words, so
 * that any screen may show it.
 */
export const HelpLinks = lazyPart(() => import('./HelpLinkList'), {
  missing: () => null,
})
