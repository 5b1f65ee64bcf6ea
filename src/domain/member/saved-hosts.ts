import * as v from 'valibot'
import { storedEntries, type StoredEntries } from '@/lib/storage'

const savedHostSchema = v.object({
  memberId: v.string(),
  id: v.string(),
  cityId: v.string(),
  /** Name and picture as the platform sent them when the host was saved. */
  name: v.string(),
  imageUrl: v.string(),
  /** Epoch ms. */
  savedAt: v.number(),
})

export type SavedHost = v.InferOutput<typeof savedHostSchema>

export const savedHosts: StoredEntries<SavedHost> = storedEntries('savedHosts', savedHostSchema)

const hostKeyOf = ({ memberId, id }: Pick<SavedHost, 'memberId' | 'id'>) => `${memberId}|${id}`

/** Returns the saved hosts of a member, newest first. */
export function savedHostsOf(hosts: readonly SavedHost[], memberId: string): SavedHost[] {
  return hosts
    .filter((host) => host.memberId === memberId)
    .sort((left, right) => right.savedAt - left.savedAt || left.id.localeCompare(right.id))
}

export function saveHost(host: SavedHost): void {
  savedHosts.put(hostKeyOf(host), host)
}

export function unsaveHost(host: Pick<SavedHost, 'memberId' | 'id'>): void {
  savedHosts.remove(hostKeyOf(host))
}

/** Removes the saved hosts of a member at log-out, because no other user may see them. */
export const forgetSavedHosts = savedHosts.removeOf
