import { lazyPart } from '../load/lazy-part'

/** `PaymentWarning` with its words, for a screen that does not bring them. */
export const PaymentNote = lazyPart(() => import('./PaymentWarning'), { missing: () => null })
