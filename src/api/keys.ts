export function publicKey<const Parts extends readonly unknown[]>(...parts: Parts): readonly ['public', ...Parts] {
  return ['public', ...parts]
}

export function memberKey<const Parts extends readonly unknown[]>(...parts: Parts): readonly ['member', ...Parts] {
  return ['member', ...parts]
}

/**
 * The end of a session removes every query that is not public, so the next member never sees an
 * answer that somebody forgot to mark.
 */
export function isPublicKey(queryKey: readonly unknown[]): boolean {
  return queryKey[0] === 'public'
}
