/** Stands in for axios's form-to-JSON reader in the build (`UNUSED_OF_AXIOS` in vite.config.ts): our forms go as they are. */
export default function formDataToJSON(): null {
  return null
}
