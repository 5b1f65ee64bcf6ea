/**
 * Query keys say whose answer they hold. At the end of a session everything goes that is not named
 * public, so an answer whose owner nobody thought of is never shown to the next member.
 */

/**
 * For answers that are the same for everybody: the platform, games, videos, hosts, notices, banks.
 */
export function publicKey<const Parts extends readonly unknown[]>(...parts: Parts): readonly ['public', ...Parts] {
  return ['public', ...parts]
}

/** For answers that belong to the logged-in member. */
export function memberKey<const Parts extends readonly unknown[]>(...parts: Parts): readonly ['member', ...Parts] {
  return ['member', ...parts]
}

export function isPublicKey(queryKey: readonly unknown[]): boolean {
  return queryKey[0] === 'public'
}
