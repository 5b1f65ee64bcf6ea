import { lazyPart } from './lazy-part'

/** Comes with its words when it is opened. */
export const Tour = lazyPart(() => import('./TourSheet'), { sections: ['my'] })
