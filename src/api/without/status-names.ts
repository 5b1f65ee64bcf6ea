/** Stands in for axios's table of status names in the build (`UNUSED_OF_AXIOS` in vite.config.ts): nothing reads it. */
const statusNames = {}

export default statusNames
